import { joinLines } from './join-lines.ts'
import { type ReadLine, textOfLine } from './read-line.ts'

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

/** Tells the sender's block of an email's picture from its subject and text. */
export function mailText(lines: readonly ReadLine[]): MailText {
  const at = lines.findIndex((line, index) => index < lines.length / 2 && isSenderLine(line))
  const sender = lines[at]
  if (!sender) return { from: null, text: joinLines(lines) }
  const [above, below] = [lines[at - 1], lines[at + 1]]
  const isBlock = (line: ReadLine | undefined, most: number) =>
    line !== undefined && line.words.length <= most && isNear(line, sender)
  const first = isBlock(above, MOST_ABOVE) ? at - 1 : at
  const last = isBlock(below, MOST_BELOW) ? at + 1 : at
  return {
    from: ADDRESS.exec(textOfLine(sender))?.[0].replaceAll(' ', '') ?? null,
    text: [lines.slice(0, first), lines.slice(last + 1)].map(joinLines).filter(Boolean).join('\n'),
  }
}

/** Whether a line is an address, perhaps with pieces of a picture beside it. */
function isSenderLine(line: ReadLine): boolean {
  return line.words.length <= 4 && ADDRESS.test(textOfLine(line))
}

function isNear(line: ReadLine, sender: ReadLine): boolean {
  const gap = Math.max(line.top - sender.bottom, sender.top - line.bottom)
  return gap < NEAR * (sender.bottom - sender.top)
}
