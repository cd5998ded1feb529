import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database } from '#database/connect.server.ts'
import { shutDatabase } from './postgres-server.ts'

/** Shuts down a test's database, see `shutDatabase`. Returns a function that restores it. */
export async function outage(db: Database): Promise<() => Promise<void>> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  return shutDatabase(inject('postgres'), rows[0]?.name ?? '')
}
