/** spec point 4, in seconds: how long a session lives, and how little of it is left when it is prolonged. */
export const SESSION_SECONDS = 3600
export const REFRESH_AT_SECONDS_LEFT = 90

/** However often it is prolonged, a session ends this long after signing in (OWASP ASVS 5.0, 7.3.2), in milliseconds. */
const MAX_SESSION_MS = 12 * 3_600_000

/** A session that began at this time or earlier has expired, however often it was prolonged. */
export function sessionCutoff(now: Date): Date {
  return new Date(now.getTime() - MAX_SESSION_MS)
}

/** When a session ends at the latest, if nothing prolongs it: `expiresAt`, or twelve hours after signing in. */
export function endOfSession(session: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(
    Math.min(session.expiresAt.getTime(), session.createdAt.getTime() + MAX_SESSION_MS),
  )
}

/** spec point 4, in milliseconds: when the browser looks, and how it tries again. */
export const CHECK_EVERY_MS = 30_000
export const FIRST_RETRY_MS = 200
export const RETRY_FOR_MS = 30_000
