import { MultipartParseError, type MultipartPart } from '@remix-run/multipart-parser'
import { LIMITS } from '#app/domain/limits.ts'
import { EVIDENCE } from '../report-input.ts'
import { readParts } from './read-parts.server.ts'

/** More than the longest field may have in any script, so that a longer text is still told that it is too long. */
const LONGEST_TEXT_BYTES = 32 * 1024
/** What is read and thrown away of an upload that is too large, so that the sender gets to read the answer. */
const MOST_WASTED_BYTES = 2 * LIMITS.evidenceTotal

/** What a form with images has brought. */
export type Upload = {
  texts: ReadonlyMap<string, string>
  images: Buffer[]
  /** How many files were left out: too large, too many, or no picture. */
  rejected: number
  hadFiles: boolean
  /** Why reading ended early. What came before is there. */
  problem: 'too-large' | 'malformed' | null
}

/**
 * Reads a multipart form part by part. Each file is prepared as soon as it is in, so that the raw bytes of one file and
 * what was made of the others are all that memory holds.
 * @param prepare makes of a file what is kept, or null to leave it out
 */
export async function readUpload(
  request: Request,
  prepare: (bytes: Uint8Array) => Promise<Buffer | null>,
): Promise<Upload> {
  const texts = new Map<string, string>()
  const images: Buffer[] = []
  let [files, problem]: [number, Upload['problem']] = [0, null]
  try {
    for await (const part of readParts(request)) {
      const isUnused = part?.size === 0 && !part.filename
      if (!part || (part.name === EVIDENCE && !isUnused)) {
        files++
        const image = part && images.length < LIMITS.evidenceFiles && (await prepare(part.bytes))
        if (image) images.push(image)
      } else if (part.name && part.isText) {
        texts.set(part.name, textOf(part))
      }
    }
  } catch (fault) {
    if (request.signal.aborted) throw fault
    problem = problemOf(fault)
    if (problem) await readOn(request)
  }
  return { texts, images, rejected: files - images.length, hadFiles: files > 0, problem }
}

/** @throws when it is no UTF-8 */
function textOf({ bytes }: MultipartPart): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return decoder.decode(bytes.subarray(0, LONGEST_TEXT_BYTES), {
    stream: bytes.length > LONGEST_TEXT_BYTES,
  })
}

/** @throws the fault itself when it is none of the sender's */
function problemOf(fault: unknown): Upload['problem'] {
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
    if (wasted > MOST_WASTED_BYTES) return
  }
}
