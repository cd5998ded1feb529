import type { Span } from '../../types.ts'
import { Writing } from './mapped-text.ts'

/** The encoded body of a mail part (RFC 2045, section 6). */
export type EncodedBody = Span & {
  readonly encoding: 'quoted-printable' | 'base64'
  readonly charset: string
  /** False for attachments. */
  readonly isText: boolean
}

const ENCODED_PART =
  /^[ \t>]{0,4}content-transfer-encoding[ \t]{0,3}:[ \t]{0,3}(quoted-printable|base64)[ \t\r]{0,3}$/gimu
const END_OF_HEAD = /\n[ \t\r>]{0,4}\n/gu
/** A line between two parts or after the last. A line of dashes alone is none. */
const BOUNDARY = /^[ \t>]{0,4}--(?!-*\r?$)\S{2,100}$/gmu
const CONTENT_TYPE = /^content-type[ \t]{0,3}:[ \t]{0,3}([\w-]{1,40})\//gimu
const CHARSET = /\bcharset[ \t]{0,3}=[ \t]{0,3}"?([\w:.-]{1,40})/giu

/** Collections may keep the headers of a body they have already decoded. Words have spaces between them. */
const BASE64_BODY = /^\s{0,4}[A-Za-z0-9+/]{1,100}={0,2}[ \t\r]{0,2}(?:\n|$)/u

/**
 * Without headers, quoted-printable is recognised by a line that ends with "=" beside an encoded character.
 */
const CUT_LINE = /^[^\n]{55,80}=\r?$/mu
const WRITTEN_CHARACTER = /=(?:3D|20|[89A-F][\dA-F])/u

/** Or by an encoded two-byte letter, line end or HTML quote, if "=" has no other meaning. */
const TELLING = /=[C-F][\dA-F]=[89AB][\dA-F]|=0D=0A|=20\r?\n|=3D"/u
const OTHER_EQUALS = /=(?![\dA-F]{2}|[ \t]{0,3}(?:\r?\n|$))/u
/** Base64 lines have the same length and are longer than words. The last may be shorter. */
const BASE64_LINES =
  /^[ \t>]{0,4}[A-Za-z0-9+/]{60,1000}={0,2}[ \t\r]*(?:\n[ \t>]{0,4}(?:[A-Za-z0-9+/]{16,1000}={0,2}|[A-Za-z0-9+/]{1,16}={1,2})[ \t\r]*(?=\n|$))*$/gmu
const UNPRINTED = /[^\P{Cc}\s]|\uFFFD/u

const CUT = /=[ \t]{0,3}\r?\n/y
const BYTE = /=([\dA-F]{2})/iy
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Returns the encoded bodies of mail source in order. */
export function encodedBodies(text: string): EncodedBody[] {
  const bodies: EncodedBody[] = []
  for (const match of text.matchAll(ENCODED_PART)) {
    if (match.index < (bodies.at(-1)?.end ?? 0)) continue
    const gap = endOfHead(text, match.index)
    if (!gap) break
    const start = gap.end
    BOUNDARY.lastIndex = start
    const end = BOUNDARY.exec(text)?.index ?? text.length
    const encoding = match[1]!.toLowerCase() as EncodedBody['encoding']
    if (encoding === 'base64' && !BASE64_BODY.test(text.slice(start, end))) continue
    const said = text.slice(startOfPart(text, match.index), gap.start)
    bodies.push({
      start,
      end,
      encoding,
      charset: [...said.matchAll(CHARSET)].at(-1)?.[1] ?? 'utf-8',
      isText: ([...said.matchAll(CONTENT_TYPE)].at(-1)?.[1] ?? 'text').toLowerCase() === 'text',
    })
  }
  return bodies.length > 0 ? bodies : withoutHeads(text)
}

/** Detects bodies without headers by their form. */
function withoutHeads(text: string): EncodedBody[] {
  const charset = 'utf-8'
  const start = /^[\w-]{2,60}:/.test(text) ? (endOfHead(text, 0)?.end ?? 0) : 0
  const body = text.slice(start)
  if (
    (CUT_LINE.test(text) && WRITTEN_CHARACTER.test(text)) ||
    (TELLING.test(body) && !OTHER_EQUALS.test(body))
  )
    return [{ start, end: text.length, encoding: 'quoted-printable', charset, isText: true }]
  return [...text.matchAll(BASE64_LINES)].flatMap(({ 0: lines, index }) => {
    const isText = !UNPRINTED.test(decoded(lines))
    // A single unreadable line may be a key or a reference number.
    if (!isText && !lines.includes('\n')) return []
    return [{ start: index, end: index + lines.length, encoding: 'base64', charset, isText }]
  })
}

function decoded(lines: string): string {
  const reading = new Writing()
  const body = { start: 0, end: lines.length, encoding: 'base64', charset: 'utf-8', isText: true }
  writeBase64(reading, lines, body as EncodedBody)
  return reading.text
}

/** Returns the first empty line from a position; null if there is none. */
function endOfHead(text: string, from: number): Span | null {
  END_OF_HEAD.lastIndex = from
  const gap = END_OF_HEAD.exec(text)
  return gap && { start: gap.index, end: gap.index + gap[0].length }
}

/** Appends a decoded body. Attachments are omitted. */
export function writeDecoded(reading: Writing, text: string, body: EncodedBody): void {
  if (!body.isText) return
  const write = body.encoding === 'base64' ? writeBase64 : writeQuotedPrintable
  write(reading, text, body)
}

/** Part headers start after the preceding boundary or at the start of the text. */
function startOfPart(text: string, at: number): number {
  const before = text.lastIndexOf('\n--', at)
  return before < 0 ? 0 : before
}

function writeQuotedPrintable(reading: Writing, text: string, body: EncodedBody): void {
  const bytes = characters(reading, body.charset)
  let at = body.start
  while (at < body.end) {
    CUT.lastIndex = BYTE.lastIndex = at
    const cut = CUT.exec(text)
    const byte = cut ? null : BYTE.exec(text)
    const end = at + (cut?.[0].length ?? byte?.[0].length ?? 1)
    if (byte) bytes.take(Number.parseInt(byte[1]!, 16), at, end)
    else if (!cut) {
      bytes.end()
      reading.copy(text, { start: at, end })
    }
    at = end
  }
  bytes.end()
}

function writeBase64(reading: Writing, text: string, body: EncodedBody): void {
  const bytes = characters(reading, body.charset)
  let [bits, held, start] = [0, 0, body.start]
  for (let at = body.start; at < body.end; at++) {
    const six = BASE64.indexOf(text[at]!)
    if (six < 0) continue
    if (held === 0) start = at
    bits = (bits << 6) | six
    held += 6
    if (held < 8) continue
    held -= 8
    bytes.take(bits >> held, start, at + 1)
    bits &= (1 << held) - 1
    start = at
  }
  bytes.end()
}

/** Decodes bytes one at a time and appends each character with the range of all its bytes. */
function characters(reading: Writing, charset: string) {
  const decoder = decoderOf(charset)
  let first: number | null = null
  return {
    take(byte: number, start: number, end: number): void {
      const isPlain = byte < 0x80 && first === null
      first ??= start
      const character = isPlain
        ? String.fromCharCode(byte)
        : decoder.decode(Uint8Array.of(byte), { stream: true })
      if (character === '') return
      reading.put(character, first, end)
      first = null
    },
    /** An incomplete character at the end is dropped. */
    end(): void {
      if (first !== null) decoder.decode()
      first = null
    },
  }
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
