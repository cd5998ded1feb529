import { type ReadLine, textOfLine } from './read-line.ts'

/** An address at the end of a line. */
const ADDRESS_AT_END = /(?:https?:\/\/|www\.)\S*$|[\w-]+\.\w{2,}\/\S*$/i
/** Characters after which browsers and phones wrap an address (UAX #14, classes SY, HY and BA). */
const BREAKS_AFTER = /[/\-?&=_.%]$/
/** The beginning of a line that can only be the rest of an address. */
const REST_OF_ADDRESS = /^[\w-]*[./=&?%][\w\-./?=&#%~+:]*(?:\s|$)/

/** A word that is broken at its hyphen. */
const HYPHEN = /[\p{L}\p{N}]-$/u

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
    text += textOfLine(line)
  }
  return text
}

function widthOf({ left, right }: ReadLine): number {
  return right - left
}

function separator(before: ReadLine, line: ReadLine, room: number): string {
  const gap = line.top - before.bottom
  if (gap > (before.bottom - before.top) * PARAGRAPH_GAP) return '\n'
  const [first] = line.words
  const space = (before.bottom - before.top) / 2
  if (first && room - widthOf(before) > first.right - first.left + space) return '\n'
  const [end, next] = [textOfLine(before), textOfLine(line)]
  if (HYPHEN.test(end)) return ''
  if (!ADDRESS_AT_END.test(end)) return ' '
  return BREAKS_AFTER.test(end) || REST_OF_ADDRESS.test(next) ? '' : ' '
}
