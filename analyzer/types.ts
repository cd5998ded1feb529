/** Kinds of content that can be checked. */
export type ContentType = 'message' | 'email' | 'website'

/** The text exactly as the visitor entered it (at most 5,000 characters) and its declared type. */
export type Content = { type: ContentType; text: string }

/** A half-open range `[start, end)` in UTF-16 code units of the original text. */
export type Span = { start: number; end: number }

/** How much harm acting on the content may cause. */
export type WarningLevel = 'low' | 'medium' | 'high' | 'critical'
