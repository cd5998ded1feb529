/**
 * The beginning of a text, of at most so many UTF-16 code units. It parts no sign as it is read: no emoji from its other
 * half or its colour, no letter from its marks.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const end = new Intl.Segmenter().segment(text).containing(length)?.index
  return text.slice(0, end)
}
