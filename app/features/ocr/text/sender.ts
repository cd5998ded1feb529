import { type ReadLine, type ReadWord, textOfLine } from './read-line.ts'

/** A telephone number, international or a short code. */
const NUMBER = /\+?\p{N}[\p{N} ()-]{1,18}\p{N}/u

/** Words read with less confidence are icons. */
const SURE = 45
/** Letters of a name are at least this share of the height of the tallest line: what is below it is smaller. */
const TALL = 0.7

/** Returns the name or number in the title bar of a chat; null if none can be read. */
export function senderIn(head: readonly ReadLine[]): string | null {
  const lines = head
    .map((line) => ({ ...line, words: withoutIcons(line.words) }))
    .filter((line) => line.words.length > 0)
  const tallest = Math.max(0, ...lines.map(heightOf))
  const line = lines.find((one) => heightOf(one) >= TALL * tallest)
  if (!line) return null
  const text = textOfLine(line)
  const number = NUMBER.exec(text)?.[0] ?? ''
  return number.replace(/\P{N}/gu, '').length >= 3 ? number : text
}

/** Removes doubtful words and single signs at both ends: arrows, cameras, telephones and dots. */
function withoutIcons(words: readonly ReadWord[]): ReadWord[] {
  const isName = ({ text, confidence }: ReadWord) =>
    confidence >= SURE && /[\p{L}\p{N}][\p{L}\p{M}\p{N}]/u.test(text)
  return words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1)
}

/** Height of the tallest word: the line itself may include an icon. */
function heightOf({ words }: ReadLine): number {
  return Math.max(0, ...words.map(({ top, bottom }) => bottom - top))
}
