/** What a visitor may have checked. */
export type ContentType = 'message' | 'email' | 'website'

/** The text exactly as the visitor gave it (at most 5,000 characters) and what it is said to be. */
export type Content = { type: ContentType; text: string }

/** A half-open range `[start, end)` in UTF-16 code units of the text as the visitor gave it. */
export type Span = { start: number; end: number }

/** How much harm acting on the content may do. */
export type WarningLevel = 'low' | 'medium' | 'high' | 'critical'
