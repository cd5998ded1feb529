import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.server.ts'
import { milliseconds } from '#database/milliseconds.ts'

/** Lets time pass for all subscriptions. */
export async function passTime(db: Database, ms: number): Promise<void> {
  await db.execute(sql`update alert_subscriptions set next_at = next_at - ${milliseconds(ms)}`)
}
