import { JSONParser } from '@streamparser/json'
import { FeedError } from '../feed-error.ts'
import type { Bytes, Entries, Entry } from './entry.ts'

/**
 * Reads the JSON of PhishTank, an array of objects with `url`, object by object.
 * @param longest of one object, in bytes
 * @throws FeedError `malformed`
 */
export async function* readPhishtank(bytes: Bytes, longest: number): Entries {
  let found: Entry[] = []
  let sinceLast = 0
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
  parser.onValue = ({ value }) => {
    const url = (value as { url?: unknown } | null)?.url
    found.push(typeof url === 'string' ? url : null)
    sinceLast = 0
  }
  for await (const piece of bytes) {
    // In pieces, because a limit is looked at between two.
    for (let start = 0; start < piece.length; start += longest) {
      const part = piece.subarray(start, start + longest)
      sinceLast += part.length
      tryTo(() => parser.write(part))
      if (sinceLast > 2 * longest) throw new FeedError('malformed')
    }
    yield found
    found = []
  }
  if (!parser.isEnded) tryTo(() => parser.end())
  if (!parser.isEnded) throw new FeedError('malformed')
}

function tryTo(work: () => void): void {
  try {
    work()
  } catch {
    throw new FeedError('malformed')
  }
}
