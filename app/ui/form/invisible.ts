/** Invisible characters: direction marks, joiners, zero-width characters. Phones put them around numbers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Removes invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Whether the text has no visible characters. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === ''
}

/** Trims a text; returns an empty text if it has no visible characters. */
export function trimmed(text: string): string {
  return isBlank(text) ? '' : text.trim()
}
