/** Spec point 4, in seconds: session lifetime, and remaining time at which it is prolonged. */
export const SESSION_SECONDS = 3600
export const REFRESH_AT_SECONDS_LEFT = 90

/** Maximum session age, even if prolonged (OWASP ASVS 5.0, 7.3.2), in milliseconds. */
const MAX_SESSION_MS = 12 * 3_600_000

/** Sessions that began at this time or earlier have expired. */
export function sessionCutoff(now: Date): Date {
  return new Date(now.getTime() - MAX_SESSION_MS)
}

/** Returns the latest expiry without prolongation: `expiresAt`, or twelve hours after sign-in. */
export function endOfSession(session: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(
    Math.min(session.expiresAt.getTime(), session.createdAt.getTime() + MAX_SESSION_MS),
  )
}

/** Spec point 4, in milliseconds: interval of checks, and retries. */
export const CHECK_EVERY_MS = 30_000
export const FIRST_RETRY_MS = 200
export const RETRY_FOR_MS = 30_000
