import { MultipartParseError, type MultipartPart } from '@remix-run/multipart-parser'
import { LIMITS } from '#app/domain/limits.ts'
import { readParts } from './read-parts.server.ts'

/**
 * All that is typed into a form, together: more than the longest field may have in any script, so that a longer text is still
 * told that it is too long.
 */
const MAX_TEXT_BYTES = 1024 * 1024
/** What is read and thrown away of an upload that is too large, so that the sender gets to read the answer. */
const MAX_WASTED_BYTES = 2 * LIMITS.evidenceTotal

/** What a form with files has brought; `Kept` is what was made of a file. */
export type Upload<Kept> = {
  texts: ReadonlyMap<string, string>
  files: Kept[]
  /** How many files were left out: too large, too many, or of the wrong kind. */
  rejected: number
  hadFiles: boolean
  /** Why reading ended early. What came before is there. */
  problem: 'too-large' | 'malformed' | null
}

/**
 * Reads a multipart form part by part. Each file is prepared as soon as it is in, so that the raw bytes of one file and
 * what was made of the others are all that memory holds.
 * @param field the name under which files come
 * @param most of so many files something is made
 * @param prepare makes of a file what is kept, or null to leave it out
 */
export async function readUpload<Kept>(
  request: Request,
  { field, most }: { field: string; most: number },
  prepare: (bytes: Uint8Array) => Promise<Kept | null>,
): Promise<Upload<Kept>> {
  const texts = new Map<string, string>()
  const files: Kept[] = []
  let [offered, room] = [0, MAX_TEXT_BYTES]
  let problem: Upload<Kept>['problem'] = null
  try {
    for await (const part of readParts(request)) {
      const isUnused = part?.size === 0 && !part.filename
      if (!part || (part.name === field && !isUnused)) {
        offered++
        const kept = part && files.length < most ? await prepare(part.bytes) : null
        if (kept !== null) files.push(kept)
      } else if (part.name && part.isText) {
        texts.set(part.name, textOf(part, room))
        room = Math.max(0, room - part.size)
      }
    }
  } catch (fault) {
    if (request.signal.aborted) throw fault
    problem = problemOf(fault)
    if (problem) await readOn(request)
  }
  return { texts, files, rejected: offered - files.length, hadFiles: offered > 0, problem }
}

/**
 * @param room in bytes: what is longer is cut
 * @throws when it is no UTF-8
 */
function textOf({ bytes }: MultipartPart, room: number): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return decoder.decode(bytes.subarray(0, room), { stream: bytes.length > room })
}

/** @throws the fault itself when it is none of the sender's */
function problemOf(fault: unknown): Upload<never>['problem'] {
  if (fault instanceof MultipartParseError) {
    if (/^Max.+ExceededError$/.test(fault.name)) return 'too-large'
    // The line end after the last boundary, when it comes in a packet of its own. Every part is in.
    return /after end of stream/.test(fault.message) ? null : 'malformed'
  }
  // Bytes that are no UTF-8 where text should be.
  if (fault instanceof TypeError) return 'malformed'
  throw fault
}

async function readOn({ body }: Request): Promise<void> {
  if (!body || body.locked) return
  let wasted = 0
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    wasted += bytes.length
    if (wasted > MAX_WASTED_BYTES) return
  }
}
