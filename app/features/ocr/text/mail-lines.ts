import { joinLines } from './join-lines.ts'
import { gapOf, type ReadLine, type ReadWord, textOfLine } from './read-line.ts'

/** An email address, also where the recogniser saw a space before the sign. */
const ADDRESS = /[\w.+-]+ ?@ ?[\w-]+(?:\.[\w-]+)+/

/** Most words of the line above an address, with the sender's name and the date, and of the line below, `to me`. */
const MOST_ABOVE = 7
const MOST_BELOW = 3
/** Within this many heights of a line they belong together. */
const NEAR = 1.6

export type MailText = {
  /** The sender's address; null if the picture shows none at its top. */
  readonly from: string | null
  readonly text: string
}

/** Letters of the subject are larger than those of the line below an address, and than a label beside it. */
const SAME_HEIGHT = 1.2
const LABEL = 0.75
/** Least space before a label, by the height of the subject. */
const GAP = 0.4

/** Tells the sender's block of an email's picture from its subject and text. */
export function mailText(lines: readonly ReadLine[]): MailText {
  const at = lines.findIndex((_, index) => index < lines.length / 2 && senderAt(lines, index))
  const sender = lines[at]
  if (!sender) return { from: null, text: joinLines(lines) }
  const { from, end } = senderAt(lines, at) as Sender
  const [above, below] = [lines[at - 1], lines[end]]
  const isBlock = (line: ReadLine | undefined, most: number) =>
    line !== undefined && line.words.length <= most && isNear(line, sender)
  const first = isBlock(above, MOST_ABOVE) ? at - 1 : at
  const isBelow = isBlock(below, MOST_BELOW) && heightOf(below) < SAME_HEIGHT * heightOf(sender)
  const subject = lines.slice(0, first).map(withoutLabel)
  const body = lines.slice(isBelow ? end + 1 : end)
  return { from, text: [subject, body].map(joinLines).filter(Boolean).join('\n') }
}

/** An address, and the line after it. */
type Sender = { readonly from: string; readonly end: number }

/** Returns the address that a line is, perhaps with pieces of a picture beside it, or that is broken at its end. */
function senderAt(lines: readonly ReadLine[], at: number): Sender | null {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || line.words.length > 4) return null
  const own = textOfLine(line)
  const whole = ADDRESS.exec(own)?.[0]
  const broken = next && /@\S*[-.]$/.test(own) && ADDRESS.exec(own + textOfLine(next))?.[0]
  const from = (broken || whole)?.replaceAll(' ', '')
  return from ? { from, end: at + (broken ? 2 : 1) } : null
}

/** Removes the name of a folder, which stands beside the subject in small letters. */
function withoutLabel(line: ReadLine): ReadLine {
  const height = heightOf(line)
  const isLabel = (word: ReadWord, index: number) =>
    index > 0 &&
    word.bottom - word.top < LABEL * height &&
    line.words.slice(0, index).every((other) => gapOf(other, word) > GAP * height)
  const at = line.words.findIndex(isLabel)
  return at < 0 ? line : { ...line, words: line.words.slice(0, at) }
}

/** Height of the tallest word. */
function heightOf(line: ReadLine | undefined): number {
  return Math.max(0, ...(line?.words ?? []).map(({ top, bottom }) => bottom - top))
}

function isNear(line: ReadLine, sender: ReadLine): boolean {
  const gap = Math.max(line.top - sender.bottom, sender.top - line.bottom)
  return gap < NEAR * (sender.bottom - sender.top)
}
