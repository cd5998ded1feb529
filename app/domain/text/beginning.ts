/** Truncates a text to at most `length` UTF-16 code units without splitting a grapheme cluster. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const end = new Intl.Segmenter().segment(text).containing(length)?.index
  return text.slice(0, end)
}
