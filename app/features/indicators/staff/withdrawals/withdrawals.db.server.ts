import { eq } from 'drizzle-orm'
import { laterThan } from '#app/features/audit/row-version.ts'
import type { Queries } from '#database/connect.server.ts'
import { indicators } from '#database/schema/indicators.ts'

type IndicatorRow = typeof indicators.$inferSelect

/** Returns the indicator with a row lock until the end of the transaction; null if it does not exist. */
export async function lockIndicator(
  transaction: Queries,
  id: string,
): Promise<IndicatorRow | null> {
  const [row] = await transaction
    .select()
    .from(indicators)
    .where(eq(indicators.id, id))
    .for('update')
  return row ?? null
}

/** Withdraws or restores the locked indicator. */
export async function setWithdrawn(
  transaction: Queries,
  { id, updatedAt }: IndicatorRow,
  { isWithdrawn, now }: { isWithdrawn: boolean; now: Date },
): Promise<void> {
  await transaction
    .update(indicators)
    .set({ withdrawnAt: isWithdrawn ? now : null, updatedAt: laterThan(updatedAt, now) })
    .where(eq(indicators.id, id))
}
