const SECOND = 1000
const MINUTE = 60 * SECOND
const MEGABYTE = 1024 * 1024

/** What a list may cost. Sizes in bytes, times in milliseconds. The largest known list has about 100 MB. */
export const FEED_LIMITS = {
  /** As sent, before our own decompression. */
  sentBytes: 256 * MEGABYTE,
  /** Decompressed, all files together. */
  bytes: 768 * MEGABYTE,
  /** One line of a text, in characters. */
  lineLength: 8192,
  /** One record or object. */
  recordBytes: 256 * 1024,
  /** A manifest or one event of a MISP feed. */
  documentBytes: 32 * MEGABYTE,
  /** Newest events of a MISP feed that are read. */
  events: 5000,
  entries: 5_000_000,
  /** Entries that are no addresses, of all. Comments do not count. */
  unreadableShare: 0.1,
  /** Entries after which the share is first looked at. */
  unreadableFrom: 1000,
  /** A list with fewer entries than this part of what it had is not believed. */
  smallestShare: 0.5,
  /** Entries that are stored together. */
  batch: 5000,
  /** Entries after which the log has a line about the progress. */
  reportEvery: 100_000,
  answerMs: 30 * SECOND,
  /** Between two pieces. */
  pieceMs: 30 * SECOND,
  /** All of a list. */
  totalMs: 20 * MINUTE,
  redirects: 3,
} as const

export type FeedLimits = { readonly [Name in keyof typeof FEED_LIMITS]: number }
