import { sql } from 'drizzle-orm'
import { dayInUae, monthInUae } from '#app/domain/uae-time.ts'
import type { Queries } from '#database/connect.server.ts'
import {
  checkTallies,
  reportTallies,
  scamMonths,
  trendTallies,
} from '#database/schema/daily-stats.ts'

/*
 * Call these at the end of the transaction that changes the counted row: writers of one counter wait for each
 * other until commit.
 */

/** Number of rows per day and result, so that concurrent checks do not wait for each other. */
const SLOTS = 16

/**
 * Counts a report on its day.
 * @param change 1 to add, -1 to subtract
 */
export async function countReportOfDay(
  transaction: Queries,
  report: { createdAt: Date; categoryId: string; status: string },
  change: 1 | -1,
): Promise<void> {
  const { createdAt, categoryId, status } = report
  await transaction
    .insert(reportTallies)
    .values({ day: dayInUae(createdAt), categoryId, status, reports: change })
    .onConflictDoUpdate({
      target: [reportTallies.day, reportTallies.categoryId, reportTallies.status],
      set: { reports: sql`${reportTallies.reports} + ${change}` },
    })
}

/** Counts a check on its day. */
export async function countCheckOfDay(
  transaction: Queries,
  { createdAt, outcome }: { createdAt: Date; outcome: 'scam' | 'unsure' | 'safe' },
): Promise<void> {
  const slot = Math.floor(Math.random() * SLOTS)
  await transaction
    .insert(checkTallies)
    .values({ day: dayInUae(createdAt), result: outcome, slot, checks: 1 })
    .onConflictDoUpdate({
      target: [checkTallies.day, checkTallies.result, checkTallies.slot],
      set: { checks: sql`${checkTallies.checks} + 1` },
    })
}

/** What a trend counts: the kind of an unsafe check, or an organisation that it pretends to come from. */
export type TrendMeasure = 'check-kind' | 'check-organisation'

/**
 * Counts a check in the trends of its day. In one order in all transactions, so that two of them cannot wait
 * for each other.
 * @param subjects each at most once
 */
export async function countTrendsOfDay(
  transaction: Queries,
  createdAt: Date,
  subjects: readonly { measure: TrendMeasure; subject: string }[],
): Promise<void> {
  if (subjects.length === 0) return
  const day = dayInUae(createdAt)
  const inOrder = subjects.toSorted((a, b) =>
    a.measure + a.subject < b.measure + b.subject ? -1 : 1,
  )
  await transaction
    .insert(trendTallies)
    .values(inOrder.map((one) => ({ day, ...one, count: 1 })))
    .onConflictDoUpdate({
      target: [trendTallies.day, trendTallies.measure, trendTallies.subject],
      set: { count: sql`${trendTallies.count} + 1` },
    })
}

/** Counts a library entry in its month, or subtracts it. */
export async function countScamOfMonth(
  transaction: Queries,
  { createdAt }: { createdAt: Date },
  change: 1 | -1,
): Promise<void> {
  await transaction
    .insert(scamMonths)
    .values({ month: monthInUae(createdAt), entries: change })
    .onConflictDoUpdate({
      target: scamMonths.month,
      set: { entries: sql`${scamMonths.entries} + ${change}` },
    })
}
