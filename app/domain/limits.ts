const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The limits of spec point 9. Times are in milliseconds, sizes in bytes, lengths in UTF-16 code units. */
export const LIMITS = {
  checkLength: 5000,
  /** Mail source including headers. It is parsed before the extracted text is checked. */
  mailSourceLength: 200_000,
  /** An email as a file. */
  mailFile: MEGABYTE,
  /** Emails parsed, including rejected ones, because a hostile one is expensive. */
  mailsPerWindow: 30,
  checksPerWindow: 10,
  checkWindow: HOUR,
  /** Failed analyses that cost money although their rate limit is refunded. */
  failedChecksPerWindow: 10,
  checkDebounce: SECOND,
  /** Answers to "Was this right?", including changed and rejected ones. */
  answersPerWindow: 60,
  answerWindow: HOUR,
  /** Messages to the Telegram bot that it reads, whether or not they are checks. */
  botMessagesPerWindow: 60,
  botMessageWindow: HOUR,
  interactionLock: SECOND,
  plusOneAnimation: SECOND,
  scrolledAfterPixels: 10,
  contactNameLength: 100,
  contactSubjectLength: 150,
  contactMessageLength: 5000,
  /** Of a sentence that is reported as wrong, and of a better one. */
  sentenceLength: 500,
  contactsPerWindow: 5,
  contactWindow: HOUR,

  reportTitleLength: 150,
  reportDescriptionLength: 5000,
  /** Maximum address length in SMTP (RFC 5321, erratum 1690). */
  emailLength: 254,
  phoneLength: 30,
  reportsPerWindow: 5,
  reportWindow: HOUR,
  /** Forms with images, including rejected ones. */
  uploadsPerWindow: 30,
  uploadWindow: HOUR,
  receiptLooksPerWindow: 20,
  receiptLookWindow: HOUR,
  hintsPerWindow: 120,
  hintWindow: HOUR,
  hintDebounce: SECOND,
  evidenceFiles: 8,
  evidenceFile: 5 * MEGABYTE,
  /** A whole form: all images at their maximum size, and room for the text fields. */
  evidenceTotal: 41 * MEGABYTE,
  /** Width times height: phone cameras have up to 64 megapixels. Decoding takes up to 300 MB. */
  evidencePixels: 65_000_000,
  /**
   * AVIF, which no phone produces, is decoded as a whole: 12 megapixels take 300 MB, 64 would take 1.2 GB.
   */
  evidencePixelsOfAvif: 12_000_000,
  /** Width times height of the stored image. A long chat screenshot stays legible. */
  evidenceArea: 2560 * 2560,
  /** Maximum side of a WebP in pixels. */
  evidenceSide: 16_383,
  evidenceDecode: 10 * SECOND,
  /**
   * Unreferenced evidence is deleted after this time, which exceeds the clock difference of two machines of
   * which one treats local time as UTC.
   */
  evidenceOrphan: DAY,

  /** Why staff withdraw or restore an indicator. */
  withdrawalReasonLength: 500,

  promoBannerAfter: 2 * SECOND,
  promoBannerSlideOut: 300,
  promoBannerHiddenFor: 24 * HOUR,

  pageViewPathLength: 200,
  pageViewsPerWindow: 120,
  pageViewWindow: MINUTE,
} as const

/** Limits of the check API. Apart, because the scripts of visitors contain all of `LIMITS`. */
export const API_LIMITS = {
  /** Texts in one request. */
  items: 50,
  keyNameLength: 100,
  /** The highest limits that staff can give a key. */
  checksPerHour: 100_000,
  checksPerDay: 1_000_000,
} as const

/** Retention periods in milliseconds. The privacy policy prints these; docs/privacy.md gives reasons. */
export const RETENTION = {
  checkContent: 30 * DAY,
  reporterContact: 180 * DAY,
  /** Images and contact details of an unpublished report, from the decision (decision 0024). */
  rejectedReport: 30 * DAY,
  /** Of any report, from submission. */
  evidenceImages: 365 * DAY,
  interactionFingerprint: 90 * DAY,
  /** What registries and shorteners answered. Until then they are not asked again. */
  networkFacts: DAY,
  rateLimit: DAY,
  /** Numbers of updates of the Telegram bot, which Telegram delivers for a day. */
  telegramUpdates: 2 * DAY,
  /** A request for alerts, unless its email is answered. */
  unconfirmedAlert: 2 * DAY,
  contactMessage: 180 * DAY,
  /** Staff sessions and emailed codes, after they expired. */
  endedSignIn: DAY,
  /** One year for comparison plus a month. */
  pageViewCounts: 400 * DAY,
  /** Counts of checks by kind and organisation, like page views. */
  trendCounts: 400 * DAY,
  /** Counts of checks by key of the API and hour. */
  apiKeyUses: 31 * DAY,
} as const

/** Interval at which expired data is deleted. */
export const RETENTION_EVERY = HOUR
