import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database } from '#database/connect.server.ts'
import { administer } from './postgres-server.ts'

/** Shuts a database to everyone, as a server that is down does. Gives what opens it again. */
export async function outage(db: Database): Promise<() => Promise<void>> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  const name = rows[0]?.name ?? ''
  const server = inject('postgres')
  await administer(server, `alter database ${name} allow_connections = false`)
  await administer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  return () => administer(server, `alter database ${name} allow_connections = true`)
}
