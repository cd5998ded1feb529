import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { indicatorReports, indicators } from '#database/schema/indicators.ts'
import { hintOf } from '../hint.ts'
import { type Indicator, isPrivate } from '../indicator.ts'
import { storedValues } from '../stored-value.server.ts'

/**
 * Sets the confirmed indicators of a report, replacing earlier ones. Two reports that name a new indicator at
 * once share one row.
 * @param transaction in which the report is locked
 */
export async function confirmIndicators(
  { transaction, crypto }: { transaction: Queries; crypto: Crypto },
  reportId: string,
  confirmed: readonly Indicator[],
): Promise<void> {
  await transaction.delete(indicatorReports).where(eq(indicatorReports.reportId, reportId))
  // In one order in all transactions, so that two of them cannot wait for each other.
  const inOrder = confirmed.toSorted((a, b) => (a.kind + a.value < b.kind + b.value ? -1 : 1))
  for (const indicator of inOrder) {
    const indicatorId = await idOf(transaction, crypto, indicator)
    await transaction
      .insert(indicatorReports)
      .values({ indicatorId, reportId })
      .onConflictDoNothing()
  }
}

/** Returns the indicators that are confirmed in a report, as stored. */
export async function readConfirmed(
  db: Queries,
  reportId: string,
): Promise<{ kind: string; value: string }[]> {
  return db
    .select({ kind: indicators.kind, value: indicators.value })
    .from(indicatorReports)
    .innerJoin(indicators, eq(indicators.id, indicatorReports.indicatorId))
    .where(eq(indicatorReports.reportId, reportId))
}

/** Returns the id of an indicator, which is added if it is new. */
async function idOf(transaction: Queries, crypto: Crypto, indicator: Indicator): Promise<string> {
  const { kind } = indicator
  const [value = '', ...older] = storedValues(crypto, indicator)
  const [known] = await transaction
    .select({ id: indicators.id })
    .from(indicators)
    .where(and(eq(indicators.kind, kind), inArray(indicators.value, [value, ...older])))
    .limit(1)
  if (known) return known.id
  const hint = isPrivate(kind) ? hintOf(indicator) : null
  const [row] = await transaction
    .insert(indicators)
    .values({ id: newId(), kind, value, hint })
    // A row that another transaction has just added is returned, too.
    .onConflictDoUpdate({
      target: [indicators.kind, indicators.value],
      set: { updatedAt: sql`${indicators.updatedAt}` },
    })
    .returning({ id: indicators.id })
  return row!.id
}
