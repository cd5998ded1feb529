import { MultipartParseError, type MultipartPart } from '@remix-run/multipart-parser'
import { LIMITS } from '#app/domain/limits.ts'
import { readParts } from './read-parts.server.ts'

/**
 * Limit for all text fields together. Above the longest valid field in any script, so that a longer text
 * still gets a length error.
 */
const MAX_TEXT_BYTES = 1024 * 1024
/** Bytes of an oversized upload that are read and discarded, so that the client receives the response. */
const MAX_WASTED_BYTES = 2 * LIMITS.evidenceTotal

/** A parsed multipart form. `Kept` is the result of preparing a file. */
export type Upload<Kept> = {
  texts: ReadonlyMap<string, string>
  files: Kept[]
  /** Number of files left out: too large, too many, or of the wrong type. */
  rejected: number
  hadFiles: boolean
  /** Why reading ended early. Earlier parts are included. */
  problem: 'too-large' | 'malformed' | null
}

/**
 * Reads a multipart form part by part. Each file is prepared as soon as it is complete, so that memory holds
 * the raw bytes of one file only.
 * @param field name of the file field
 * @param most maximum number of files to prepare
 * @param prepare converts a file to what is stored, or returns null to leave it out
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
 * @param room in bytes; longer text is truncated
 * @throws if it is not UTF-8
 */
function textOf({ bytes }: MultipartPart, room: number): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return decoder.decode(bytes.subarray(0, room), { stream: bytes.length > room })
}

/** @throws the error itself if the client did not cause it */
function problemOf(fault: unknown): Upload<never>['problem'] {
  if (fault instanceof MultipartParseError) {
    if (/^Max.+ExceededError$/.test(fault.name)) return 'too-large'
    // The line end after the last boundary arrived as a separate chunk. All parts are complete.
    return /after end of stream/.test(fault.message) ? null : 'malformed'
  }
  // Invalid UTF-8 in a text field.
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
