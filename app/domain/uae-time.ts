/** The clock on the wall in the UAE: four hours ahead of UTC all year (tz database, Asia/Dubai). */
export const UAE_TIME_ZONE = 'Asia/Dubai'

/** By language: making one takes far longer than its use. */
const LONG = new Map<string, Intl.DateTimeFormat>()

const SHORT = new Intl.DateTimeFormat('en-CA', { timeZone: UAE_TIME_ZONE, dateStyle: 'short' })

/** The day in the UAE, as YYYY-MM-DD. */
export function dayInUae(time: Date): string {
  return SHORT.format(time)
}

/**
 * The day in the UAE in long form, such as '1 March 2026': the same words on the server and in any browser.
 * @param language a tag of BCP 47, such as one of `DATE_LOCALES`
 */
export function longDayInUae(time: Date, language: string): string {
  const long =
    LONG.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: UAE_TIME_ZONE })
  LONG.set(language, long)
  return long.format(time)
}

/** The first day of the month in the UAE, as YYYY-MM-DD. */
export function monthInUae(time: Date): string {
  return `${dayInUae(time).slice(0, 7)}-01`
}
