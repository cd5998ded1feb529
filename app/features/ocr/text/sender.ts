import { type ReadLine, textOfLine } from './read-line.ts'

/** A telephone number, international or a short code. */
const NUMBER = /(?:\+|00)?\p{N}[\p{N} ()-]{2,18}\p{N}/u
/** The clock of the status bar. */
const CLOCK = /\p{N}{1,2}[:.]\p{N}{2}/u

/** Words read with less confidence are icons. */
const SURE = 60
/** Letters of a name are at least this share of the height of the tallest line. */
const TALL = 0.6

/** Returns the name or number in the title bar of a chat; null if none can be read. */
export function senderIn(head: readonly ReadLine[]): string | null {
  const lines = head
    .filter((line) => !CLOCK.test(textOfLine(line)))
    .map((line) => ({ ...line, words: line.words.filter(({ confidence }) => confidence >= SURE) }))
    .filter((line) => /[\p{L}\p{N}]{2}/u.test(textOfLine(line)))
  const tallest = Math.max(0, ...lines.map(heightOf))
  const line = lines.find((one) => heightOf(one) >= TALL * tallest)
  if (!line) return null
  const text = textOfLine(line)
  const number = NUMBER.exec(text)?.[0]
  if (number && number.replace(/\P{N}/gu, '').length >= 3) return number.trim()
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}).]+$/gu, '') || null
}

/** Height of the tallest word: the line itself may include an icon. */
function heightOf({ words }: ReadLine): number {
  return Math.max(0, ...words.map(({ top, bottom }) => bottom - top))
}
