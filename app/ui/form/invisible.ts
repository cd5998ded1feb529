/** What no screen shows: marks of the direction of writing, joiners, zero widths. Telephones put them around numbers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** A text without what no screen shows. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Whether there is nothing to be seen of a text. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === ''
}

/** A text without the space around it, and nothing of one of which nothing is seen. */
export function trimmed(text: string): string {
  return isBlank(text) ? '' : text.trim()
}
