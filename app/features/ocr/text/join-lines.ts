import type { ReadLine } from './read-line.ts'

/** An address at the end of a line. */
const ADDRESS_AT_END = /(?:https?:\/\/|www\.)\S*$|[\w-]+\.\w{2,}\/\S*$/i
/** Characters after which browsers and phones wrap an address (UAX #14, classes SY, HY and BA). */
const BREAKS_AFTER = /[/\-?&=_.%]$/
/** The beginning of a line that can only be the rest of an address. */
const REST_OF_ADDRESS = /^[\w-]*[./=&?%][\w\-./?=&#%~+:]*(?:\s|$)/

/** A gap between lines of more than this share of their height begins a new paragraph. */
const PARAGRAPH_GAP = 1.1

/**
 * Joins the lines of one part of a picture. A line was wrapped if the next line's first word had no room in it: it
 * goes on after a space, an address without one. Other lines end where they were ended.
 */
export function joinLines(lines: readonly ReadLine[]): string {
  const room = Math.max(0, ...lines.map(widthOf))
  let text = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before) text += separator(before, line, room)
    text += line.text
  }
  return text
}

function widthOf({ left, right }: ReadLine): number {
  return right - left
}

function separator(before: ReadLine, line: ReadLine, room: number): string {
  const gap = line.top - before.bottom
  if (gap > (before.bottom - before.top) * PARAGRAPH_GAP) return '\n'
  const letter = widthOf(line) / Math.max(1, line.text.length)
  const [first = ''] = line.text.split(' ')
  if (room - widthOf(before) > (first.length + 1.5) * letter) return '\n'
  if (!ADDRESS_AT_END.test(before.text)) return ' '
  return BREAKS_AFTER.test(before.text) || REST_OF_ADDRESS.test(line.text) ? '' : ' '
}
