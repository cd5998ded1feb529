/**
 * Why a list was not imported:
 * - `unreachable`: no connection
 * - `refused`: the address, or one that it redirects to, is not a public one
 * - `status`: the server answered with an error
 * - `busy`: the server asks to come back later
 * - `timed-out`: it took too long, in all or between two pieces
 * - `cut`: the connection ended before the list did
 * - `too-large`: more bytes or entries than a list may have
 * - `malformed`: it is not in its format, or too many of its entries are no addresses
 * - `empty`: it has no entry
 * - `shrunk`: it has less than half of the entries it had
 * - `internal`: the fault is ours, such as the database
 */
export const FEED_FAILURES = [
  'unreachable',
  'refused',
  'status',
  'busy',
  'timed-out',
  'cut',
  'too-large',
  'malformed',
  'empty',
  'shrunk',
  'internal',
] as const

export type FeedFailure = (typeof FEED_FAILURES)[number]

/** A list was not imported. What was imported before stays. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  readonly code: FeedFailure
  /** Time after which the server allows the next request. */
  readonly retryAfterMs: number | null

  constructor(code: FeedFailure, retryAfterMs: number | null = null) {
    super(code)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}
