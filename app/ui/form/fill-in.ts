/** Stands in the server's words for what only the page knows, such as the name of a file. */
export const BLANK = '{}'

/** The server's words, with what they are about. */
export function fillIn(words: string | null | undefined, what: string): string {
  return (words ?? '').replace(BLANK, () => what)
}
