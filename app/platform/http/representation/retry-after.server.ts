const NAME = 'Retry-After'
/** In seconds. An outage of the database may end at any time, and asking again costs little. */
const AFTER_OUTAGE = 5

/**
 * Returns the header that says when a refused request is worth repeating (RFC 9110, 10.2.3); none for a status
 * that repeating does not change.
 * @param windowMs of the rate limit that answers 429: after it a place is free at the latest
 */
export function retryAfter(status: number, windowMs?: number): Record<string, string> {
  if (status === 503) return { [NAME]: String(AFTER_OUTAGE) }
  return status === 429 && windowMs ? { [NAME]: String(Math.ceil(windowMs / 1000)) } : {}
}

/** Passes the header of an action on to the page that shows its result. */
export function keptRetryAfter(actionHeaders: Headers): Record<string, string> {
  const value = actionHeaders.get(NAME)
  return value === null ? {} : { [NAME]: value }
}
