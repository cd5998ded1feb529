/** Normalises line ends to \n, so that each counts as one character. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Normalises line ends and removes characters that the database cannot store. */
export function toStorableText(text: string): string {
  return normalizeLineEnds(text).replace(/[^\P{Cc}\n\t]/gu, '')
}
