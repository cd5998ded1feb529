import { joinLines } from './join-lines.ts'
import { mailText } from './mail-lines.ts'
import type { ReadLine } from './read-line.ts'
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
 * Makes the text of a picture from what was read in its parts: bubbles of a chat, or one page.
 * @param head what was read in the title bar
 */
export function messageText(
  kind: 'chat' | 'page',
  parts: readonly ReadPart[],
  head: readonly ReadLine[],
): MessageText {
  if (kind === 'page') {
    const { from, text } = mailText(parts.flat())
    return { from, text: tidyText(text) }
  }
  const bubbles = parts.map((lines) => joinLines(withoutStamps(lines)))
  return { from: senderIn(head), text: tidyText(bubbles.filter(Boolean).join('\n')) }
}
