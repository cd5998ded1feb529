import { eq, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import { REPORT_STATUSES } from '#app/domain/report-status.ts'
import { monthInUae } from '#app/domain/uae-time.ts'
import { mostReadPages } from '#app/features/page-views/staff/most-read.db.server.ts'
import { categoryName } from '#app/features/scams/language/category-names.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { profiles } from '#database/schema/accounts.ts'
import { checkTallies, reportTallies, scamMonths } from '#database/schema/daily-stats.ts'
import { categories, scamTallies } from '#database/schema/scams.ts'
import type { Counters, Figures } from './figures.ts'

/** Minimum length of the timeline. */
const MIN_MONTHS = 12

/** Reads the dashboard's counters from daily stats. Accounts are counted directly, as only staff have one. */
export async function countAll(db: Queries): Promise<Counters> {
  const [byStatus, [users], [checks]] = await Promise.all([
    reportsByStatus(db),
    db.select({ n: sql<number>`count(*)::int` }).from(profiles),
    db
      .select({ n: sql<number>`coalesce(sum(${checkTallies.checks}), 0)::int` })
      .from(checkTallies)
      .where(eq(checkTallies.result, 'scam')),
  ])
  return {
    reports: totalOf(byStatus),
    users: users?.n ?? 0,
    detected: checks?.n ?? 0,
    pending: pendingOf(byStatus),
  }
}

/** Reads all figures of the analytics from daily stats. */
export async function readFigures(db: Queries, now: Date): Promise<Figures> {
  const [statuses, byCategory, byMonth, mostRead] = await Promise.all([
    reportsByStatus(db),
    db
      .select({
        slug: sql<CategorySlug>`${categories.slug}`,
        value: sql<number>`sum(${scamTallies.entries})::int`,
      })
      .from(scamTallies)
      .innerJoin(categories, eq(categories.id, scamTallies.categoryId))
      .groupBy(categories.slug),
    db.select({ month: scamMonths.month, count: scamMonths.entries }).from(scamMonths),
    mostReadPages(db, now),
  ])
  const counts = new Map(byMonth.map(({ month, count }) => [month, count]))
  const months = monthsBetween([...counts.keys()], monthInUae(now))
  const timeline = months.map((month) => ({ month, count: counts.get(month) ?? 0 }))
  return {
    totalScams: totalOf(byCategory),
    totalReports: totalOf(statuses),
    pendingReports: pendingOf(statuses),
    scamsThisMonth: timeline.at(-1)?.count ?? 0,
    timeline,
    categories: byCategory
      .filter(({ value }) => value > 0)
      .map(({ slug, value }) => ({ name: categoryName(slug, 'en'), value }))
      .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name)),
    statuses,
    mostRead,
  }
}

async function reportsByStatus(db: Queries): Promise<Figures['statuses']> {
  const rows = await db
    .select({
      status: reportTallies.status,
      value: sql<number>`sum(${reportTallies.reports})::int`,
    })
    .from(reportTallies)
    .groupBy(reportTallies.status)
  return REPORT_STATUSES.map((status) => ({
    status,
    value: rows.find((row) => row.status === status)?.value ?? 0,
  }))
}

function totalOf(parts: readonly { value: number }[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}

function pendingOf(statuses: Figures['statuses']): number {
  return statuses.find(({ status }) => status === 'pending')?.value ?? 0
}

/** Returns the first days of all months from the earliest to `last`, at least `MIN_MONTHS`, oldest first. */
function monthsBetween(counted: readonly string[], last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  const firstOf = (ago: number) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10)
  const earliest = counted.reduce((one, other) => (one < other ? one : other), last)
  const months: string[] = []
  for (let ago = 0; ago < MIN_MONTHS || firstOf(ago) >= earliest; ago++) {
    months.unshift(firstOf(ago))
  }
  return months
}
