import { dayInUae } from '#app/domain/uae-time.ts'

/** Number of weeks that the trends show. */
export const WEEKS = 12

const DAY_MS = 86_400_000

/**
 * Returns the Mondays of the last full weeks in the UAE, the oldest first, as YYYY-MM-DD. The week of `now` is
 * left out, because numbers that grow while they are read would show single checks.
 */
export function lastFullWeeks(now: Date): string[] {
  const today = new Date(`${dayInUae(now)}T00:00:00Z`)
  const sinceMonday = (today.getUTCDay() + 6) % 7
  const monday = today.getTime() - sinceMonday * DAY_MS
  return Array.from({ length: WEEKS }, (_, place) =>
    new Date(monday - (WEEKS - place) * 7 * DAY_MS).toISOString().slice(0, 10),
  )
}
