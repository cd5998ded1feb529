/** One kind of line end, whatever a browser makes of them: each counts as one character. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** One kind of line end, and no characters that a database can't keep. */
export function toStorableText(text: string): string {
  return normalizeLineEnds(text).replace(/[^\P{Cc}\n\t]/gu, '')
}
