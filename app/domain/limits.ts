const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The numbers of spec point 9. Times are in milliseconds, sizes in bytes, lengths in UTF-16 code units. */
export const LIMITS = {
  checkLength: 5000,
  /** Of an e-mail with its headers, which is read for what is judged. */
  mailSourceLength: 200_000,
  /** Of an e-mail as a file. */
  mailFile: MEGABYTE,
  /** E-mails that are read, refused ones too: a hostile one takes a while. */
  mailsPerWindow: 30,
  checksPerWindow: 10,
  checkWindow: HOUR,
  /** Failed analyses that cost something and give their places back all the same. */
  failedChecksPerWindow: 10,
  checkDebounce: SECOND,
  /** To "Was this right?": changed ones and refused ones too. */
  answersPerWindow: 60,
  answerWindow: HOUR,
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
  /** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
  emailLength: 254,
  phoneLength: 30,
  reportsPerWindow: 5,
  reportWindow: HOUR,
  /** Forms with images, refused ones too. */
  uploadsPerWindow: 30,
  uploadWindow: HOUR,
  receiptLooksPerWindow: 20,
  receiptLookWindow: HOUR,
  hintsPerWindow: 120,
  hintWindow: HOUR,
  hintDebounce: SECOND,
  evidenceFiles: 8,
  evidenceFile: 5 * MEGABYTE,
  /** Of a whole form: every image as large as it may be, and room for what is typed. */
  evidenceTotal: 41 * MEGABYTE,
  /** Width times height: what phones take, up to 64 megapixels. Decoding takes up to 300 MB. */
  evidencePixels: 65_000_000,
  /** AVIF, which no phone takes, is decoded whole: 12 megapixels take 300 MB, and 64 would 1.2 GB. */
  evidencePixelsOfAvif: 12_000_000,
  /** Width times height of what is kept: a chat in one long picture stays legible. */
  evidenceArea: 2560 * 2560,
  /** In pixels: no side of a WebP is longer. */
  evidenceSide: 16_383,
  evidenceDecode: 10 * SECOND,
  /**
   * Evidence that no report names is removed when it is older: by more than the clocks of two machines differ by when one takes
   * local time for UTC.
   */
  evidenceOrphan: DAY,

  promoBannerAfter: 2 * SECOND,
  promoBannerSlideOut: 300,
  promoBannerHiddenFor: 24 * HOUR,

  pageViewPathLength: 200,
  pageViewsPerWindow: 120,
  pageViewWindow: MINUTE,
} as const

/** How long each kind of data is kept, in milliseconds. The privacy policy prints these; docs/privacy.md says why. */
export const RETENTION = {
  checkContent: 30 * DAY,
  reporterContact: 180 * DAY,
  /** Images and contact details of a report that is not published, from the decision (decision 0024). */
  rejectedReport: 30 * DAY,
  /** Of any report, from its coming. */
  evidenceImages: 365 * DAY,
  interactionFingerprint: 90 * DAY,
  rateLimit: DAY,
  contactMessage: 180 * DAY,
  /** Of staff: sessions and mailed codes, after they ended. */
  endedSignIn: DAY,
  /** A year to compare with, and a month to spare. */
  pageViewCounts: 400 * DAY,
} as const

/** How often what is past its time is removed. */
export const RETENTION_EVERY = HOUR
