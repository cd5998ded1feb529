import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import { LIMITS } from '#app/domain/limits.ts'

/**
 * Maximum number of parts: all fields and many more images than are stored. The total size of a report bounds
 * the rest.
 */
const BOUNDS = { maxParts: 500, maxHeaderSize: 4 * 1024, maxFileSize: LIMITS.evidenceFile }
/** Bytes around a boundary: a line end and two dashes. */
const AROUND_BOUNDARY = 4

/**
 * Yields the parts of a multipart form. A part larger than an image may be is not buffered and yields null.
 */
export async function* readParts(request: Request): AsyncGenerator<MultipartPart | null> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '')
  if (!boundary || !request.body) throw new MultipartParseError('No multipart form')
  let parser = new MultipartParser(boundary, BOUNDS)
  let [size, isRest, before] = [0, false, Buffer.alloc(0)]

  function* parse(bytes: Uint8Array) {
    for (const part of parser.write(bytes)) {
      yield isRest ? null : part
      isRest = false
    }
  }

  for await (const bytes of request.body.values({ preventCancel: true })) {
    size += bytes.length
    if (size > LIMITS.evidenceTotal) throw new MaxTotalSizeExceededError(LIMITS.evidenceTotal)
    try {
      yield* parse(bytes)
    } catch (fault) {
      if (!(fault instanceof MaxFileSizeExceededError)) throw fault
      // The rest is parsed as a new part, starting where a boundary may have begun in the preceding bytes.
      parser = new MultipartParser(boundary, BOUNDS)
      isRest = true
      yield* parse(Buffer.concat([Buffer.from(`--${boundary}\r\n\r\n\r\n`), before, bytes]))
    }
    const longest = boundary.length + AROUND_BOUNDARY
    before = Buffer.concat([before, bytes.subarray(-longest)]).subarray(-longest)
  }
  parser.finish()
}
