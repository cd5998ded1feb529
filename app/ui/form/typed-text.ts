/** One kind of line end, whatever a browser makes of them: each counts as one character. */
export function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** One kind of line end, and no characters that a database can't keep. */
export function keepable(text: string): string {
  return withPlainLineEnds(text).replace(/[^\P{Cc}\n\t]/gu, '')
}
