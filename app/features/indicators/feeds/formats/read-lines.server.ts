import { FeedError } from '../feed-error.ts'
import type { Bytes, Entries, Entry } from './entry.ts'

/**
 * Reads a text by lines and passes each to `readLine`, without the white space around it. Empty lines are left out.
 * @param longest in characters
 * @throws FeedError `malformed` for a longer line
 */
export async function* readLines(
  bytes: Bytes,
  longest: number,
  readLine: (line: string) => readonly Entry[],
): Entries {
  const decoder = new TextDecoder()
  let rest = ''
  const split = (text: string) => {
    const lines = (rest + text).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    if (rest.length > longest || lines.some((line) => line.length > longest)) {
      throw new FeedError('malformed')
    }
    return entriesOf(lines)
  }
  const entriesOf = (lines: readonly string[]) =>
    lines.flatMap((line) => {
      const trimmed = line.trim()
      return trimmed ? readLine(trimmed) : []
    })
  for await (const piece of bytes) yield split(decoder.decode(piece, { stream: true }))
  yield split(decoder.decode())
  yield entriesOf([rest])
}
