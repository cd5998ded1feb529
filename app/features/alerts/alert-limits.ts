import { RETENTION } from '#app/domain/limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a request can be confirmed. */
export const HOURS_TO_CONFIRM = RETENTION.unconfirmedAlert / HOUR

/** Limits of alerts, in milliseconds. Not in `LIMITS`, which the scripts of other pages load. */
export const ALERT_LIMITS = {
  /** Requests of one visitor. */
  requestsPerWindow: 5,
  /** Emails to one address that asked for alerts, by whomever. */
  linksPerWindow: 1,
  /** Push subscriptions that one visitor stores or ends. */
  pushesPerWindow: 20,
  window: HOUR,
  /** An entry is told after this time, in which staff may correct it. */
  settling: 15 * MINUTE,
  /** From one alert to the next. */
  pause: 7 * DAY,
  /** Entries in one alert. */
  entries: 10,
} as const
