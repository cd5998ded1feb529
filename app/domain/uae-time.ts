/** Time zone of the UAE: UTC+4 all year. */
export const UAE_TIME_ZONE = 'Asia/Dubai'

/** Cached by language, because creating a formatter is expensive. */
const LONG = new Map<string, Intl.DateTimeFormat>()

const SHORT = new Intl.DateTimeFormat('en-CA', { timeZone: UAE_TIME_ZONE, dateStyle: 'short' })

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: UAE_TIME_ZONE, timeStyle: 'short' })

/** Returns the day in the UAE as YYYY-MM-DD. */
export function dayInUae(time: Date): string {
  return SHORT.format(time)
}

/**
 * Returns the day in the UAE in long form, such as '1 March 2026'. Same result on the server and in any
 * browser.
 * @param language a BCP 47 tag, such as one of `DATE_LOCALES`
 */
export function longDayInUae(time: Date, language: string): string {
  const long =
    LONG.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: UAE_TIME_ZONE })
  LONG.set(language, long)
  return long.format(time)
}

/** Returns the time of day in the UAE as HH:MM. */
export function timeInUae(time: Date): string {
  return CLOCK.format(time)
}

/** Returns the first day of the month in the UAE as YYYY-MM-DD. */
export function monthInUae(time: Date): string {
  return `${dayInUae(time).slice(0, 7)}-01`
}
