import type { Queries } from '#database/connect.server.ts'
import { telegramUpdates } from '#database/schema/telegram.ts'

/** Takes an update on, of which one process at most succeeds. Returns whether it was free. */
export async function takeUpdate(db: Queries, updateId: number): Promise<boolean> {
  const { rowCount } = await db.insert(telegramUpdates).values({ updateId }).onConflictDoNothing()
  return rowCount === 1
}
