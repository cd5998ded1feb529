import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Feed } from '#app/domain/feeds/feed.ts'
import { FetchRefused, guardedFetch } from '#app/platform/http/guarded-fetch.server.ts'
import { FeedError } from '../feed-error.ts'
import type { FeedLimits } from '../feed-limits.ts'
import type { Bytes } from '../formats/entry.ts'

/** What the server said about the version of a list. */
export type ListVersion = { etag: string | null; lastModified: string | null }

export type OpenedList = ListVersion & { bytes: Bytes }

/** Downloads the files of one list. The limits on bytes are for all of them together. */
export type ListDownload = {
  /**
   * @param known the version that was imported
   * @returns null if it is still the version on the server
   * @throws FeedError
   */
  open(address: string | URL, known?: ListVersion): Promise<OpenedList | null>
}

const NOTHING_KNOWN: ListVersion = { etag: null, lastModified: null }
const GZIP = [0x1f, 0x8b]

/** @param signal ends the download */
export function createListDownload(
  { isOwnAddress }: Pick<Feed, 'isOwnAddress'>,
  limits: FeedLimits,
  signal: AbortSignal,
): ListDownload {
  const sent = createByteLimit(limits.sentBytes)
  const expanded = createByteLimit(limits.bytes)
  return {
    async open(address, { etag, lastModified } = NOTHING_KNOWN) {
      const ending = new AbortController()
      const both = AbortSignal.any([signal, ending.signal])
      const end = () => ending.abort()
      const response = await within(limits.answerMs, end, () =>
        guardedFetch(address, {
          signal: both,
          maxRedirects: limits.redirects,
          allowPrivate: isOwnAddress,
          headers: {
            'User-Agent': 'Himaya',
            'Accept-Encoding': 'gzip',
            ...(etag && { 'If-None-Match': etag }),
            ...(lastModified && { 'If-Modified-Since': lastModified }),
          },
        }),
      ).catch(asFeedError(signal, 'unreachable'))
      if (response.status !== 200 || !response.body) {
        await response.body?.cancel().catch(() => {})
        if (response.status === 304 && (etag || lastModified)) return null
        throw refusal(response)
      }
      const pieces = sent.count(piecesOf(response.body, limits.pieceMs, end))
      return {
        etag: response.headers.get('etag'),
        lastModified: response.headers.get('last-modified'),
        bytes: translated(expanded.count(decompressed(pieces)), signal, end),
      }
    },
  }
}

/** Errors of the connection become `cut`. However reading ends, the connection is closed. */
async function* translated(
  bytes: Bytes,
  signal: AbortSignal,
  end: () => void,
): Bytes & AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (fault) {
    asFeedError(signal, 'cut')(fault)
  } finally {
    end()
  }
}

async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  pieceMs: number,
  end: () => void,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await within(pieceMs, end, () => reader.read())
    if (done) return
    yield value
  }
}

/**
 * Decompresses what begins like gzip: files that are stored compressed. What the server compresses for the
 * transfer is decompressed by `fetch`.
 */
async function* decompressed(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = pieces[Symbol.asyncIterator]()
  const beginning = await readBeginning(reader)
  const all = (async function* () {
    if (beginning.length > 0) yield beginning
    yield* { [Symbol.asyncIterator]: () => reader }
  })()
  if (!GZIP.every((byte, at) => beginning[at] === byte)) {
    yield* all
    return
  }
  const gunzip = createGunzip()
  pipeline(all, gunzip, () => {})
  yield* gunzip
}

async function readBeginning(reader: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let beginning = Buffer.alloc(0)
  while (beginning.length < GZIP.length) {
    const { done, value } = await reader.next()
    if (done) break
    beginning = Buffer.concat([beginning, value])
  }
  return beginning
}

function createByteLimit(most: number) {
  let total = 0
  return {
    async *count(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        total += piece.length
        if (total > most) throw new FeedError('too-large')
        yield piece
      }
    },
  }
}

/** @throws FeedError `timed-out`, after `end` */
async function within<Result>(
  ms: number,
  end: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new FeedError('timed-out'))
    end()
  }, ms)
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Passes on our own errors and those of an ended download. Others become a FeedError. */
function asFeedError(signal: AbortSignal, code: 'unreachable' | 'cut') {
  return (fault: unknown): never => {
    if (fault instanceof FeedError || signal.aborted) throw fault
    if (fault instanceof FetchRefused) throw new FeedError('refused')
    throw new FeedError(isOfGzip(fault) ? 'malformed' : code)
  }
}

const isOfGzip = (fault: unknown) =>
  fault instanceof Error && /^Z_/.test(String((fault as { code?: unknown }).code))

/** 429, and 503 with a time to come back, ask for patience. */
function refusal({ status, headers }: Response): FeedError {
  const wait = retryAfterMs(headers)
  return status === 429 || (status === 503 && wait !== null)
    ? new FeedError('busy', wait)
    : new FeedError('status')
}

/** Reads Retry-After (RFC 9110, section 10.2.3): seconds, or a date, compared with the server's own clock. */
function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const wait = Date.parse(value) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}
