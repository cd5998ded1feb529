import type { LayoutKind } from '../layout/layout.ts'
import { joinLines } from './join-lines.ts'
import { mailText } from './mail-lines.ts'
import { type ReadLine, textOfLine } from './read-line.ts'
import { withoutScraps } from './scraps.ts'
import { senderIn } from './sender.ts'
import { withoutStamps } from './stamps.ts'
import { tidyText } from './tidy-text.ts'

/** A part of a picture with the lines that were read in it. */
export type ReadPart = readonly ReadLine[]

export type MessageText = {
  /** Name, number or address of the sender, if the picture shows one. */
  readonly from: string | null
  readonly text: string
}

/**
 * Makes the text of a picture from what was read in its parts: bubbles of a chat, a page, or a screen with its bars.
 * @param head what was read in the title bar
 */
export function messageText(
  kind: LayoutKind,
  read: readonly ReadPart[],
  head: readonly ReadLine[],
): MessageText {
  const parts = read.map((lines) =>
    lines.map(withoutScraps).filter(({ words }) => words.length > 0),
  )
  if (kind === 'chat') {
    const bubbles = parts.map((lines) => joinLines(withoutStamps(lines)))
    return { from: senderIn(head), text: tidyText(bubbles.filter(Boolean).join('\n')) }
  }
  const lines = (kind === 'screen' && isStatusBar(parts[0]) ? parts.slice(1, -1) : parts).flat()
  const { from, text } = mailText(lines)
  return { from, text: tidyText(text) }
}

/** The time of day has at least three digits; beside it are few letters, such as LTE and PM. */
const LEAST_DIGITS = 3
const MOST_LETTERS = 10

/** Whether the uppermost line is the status bar of a phone. */
function isStatusBar([first]: ReadPart = []): boolean {
  const text = first ? textOfLine(first) : ''
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return digits >= LEAST_DIGITS && letters <= MOST_LETTERS
}
