/** Smallest number that is shown. */
export const LEAST_SHOWN = 5

/** A number to show; null for any below `LEAST_SHOWN`, zero included. */
export type Shown = number | null

/** A subject with one number for each week. */
export type TrendRow = { subject: string; weeks: Shown[] }

type Counted = { subject: string; week: string; count: number }

/**
 * Returns a row for each subject that has a number to show, the most frequent first by the numbers shown. There
 * are no sums over weeks or subjects, from which hidden numbers could be worked out, and the order tells nothing
 * of hidden numbers either.
 */
export function shownRows(counts: readonly Counted[], weeks: readonly string[]): TrendRow[] {
  const bySubject = Map.groupBy(counts, ({ subject }) => subject)
  return [...bySubject]
    .map(([subject, own]) => ({
      subject,
      weeks: weeks.map((week) => shown(own.find((one) => one.week === week)?.count ?? 0)),
    }))
    .filter(({ weeks }) => weeks.some((count) => count !== null))
    .sort((a, b) => sumOf(b.weeks) - sumOf(a.weeks) || (a.subject < b.subject ? -1 : 1))
}

/** Returns the subjects with the highest sums that are shown, at most `limit`. */
export function topSubjects(
  counts: readonly Counted[],
  limit: number,
): { subject: string; count: number }[] {
  const bySubject = Map.groupBy(counts, ({ subject }) => subject)
  return [...bySubject]
    .map(([subject, own]) => ({ subject, count: own.reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ count }) => shown(count) !== null)
    .sort((a, b) => b.count - a.count || (a.subject < b.subject ? -1 : 1))
    .slice(0, limit)
}

function shown(count: number): Shown {
  return count < LEAST_SHOWN ? null : count
}

function sumOf(weeks: readonly Shown[]): number {
  return weeks.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}
