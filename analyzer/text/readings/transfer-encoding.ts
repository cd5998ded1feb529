import type { Span } from '../../types.ts'
import type { MappedText } from './normalise.ts'

/** How a part of a mail says that its body is written in letters of another alphabet (RFC 2045, section 6). */
const ENCODED_PART =
  /^content-transfer-encoding[ \t]{0,3}:[ \t]{0,3}(quoted-printable|base64)[ \t\r]{0,3}$/gimu
const END_OF_HEAD = /\n[ \t\r]{0,3}\n/gu
/** A line between two parts, or behind the last. */
const BOUNDARY = /^--[^\s-][^\n]{0,100}$/gmu
const CONTENT_TYPE = /^content-type[ \t]{0,3}:[ \t]{0,3}([\w-]{1,40})\//gimu
const CHARSET = /\bcharset[ \t]{0,3}=[ \t]{0,3}"?([\w:.-]{1,40})/giu

/** Without a head it is told by a line that is cut with "=", as no writer cuts one, beside a character so written. */
const CUT_LINE = /^[^\n]{55,80}=\r?$/mu
const WRITTEN_CHARACTER = /=(?:3D|20|[89A-F][\dA-F])/u

const CUT = /=[ \t]{0,3}\r?\n/y
const BYTE = /=([\dA-F]{2})/iy
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

type Decoded = { text: string; from: number[]; to: number[] }

type Body = Span & { encoding: 'quoted-printable' | 'base64'; charset: string; isText: boolean }

/**
 * The text as a mail program shows it, where the source of a mail was pasted: bodies in quoted-printable or base64 are
 * decoded, those that are no text (attachments) are left out. Null when nothing is encoded. Never longer than what was given.
 */
export function decodeTransfer(text: string): MappedText | null {
  const bodies = encodedBodies(text)
  if (bodies.length === 0) return null
  const decoded: Decoded = { text: '', from: [], to: [] }
  let at = 0
  for (const body of bodies) {
    copy(decoded, text, { start: at, end: body.start })
    if (body.isText) DECODERS[body.encoding](decoded, text, body)
    at = body.end
  }
  copy(decoded, text, { start: at, end: text.length })
  return decoded
}

function encodedBodies(text: string): Body[] {
  const bodies: Body[] = []
  for (const match of text.matchAll(ENCODED_PART)) {
    if (match.index < (bodies.at(-1)?.end ?? 0)) continue
    END_OF_HEAD.lastIndex = match.index
    const gap = END_OF_HEAD.exec(text)
    if (!gap) break
    const start = gap.index + gap[0].length
    BOUNDARY.lastIndex = start
    const end = BOUNDARY.exec(text)?.index ?? text.length
    const said = text.slice(startOfPart(text, match.index), gap.index)
    bodies.push({
      start,
      end,
      encoding: match[1]!.toLowerCase() as Body['encoding'],
      charset: [...said.matchAll(CHARSET)].at(-1)?.[1] ?? 'utf-8',
      isText: ([...said.matchAll(CONTENT_TYPE)].at(-1)?.[1] ?? 'text').toLowerCase() === 'text',
    })
  }
  if (bodies.length > 0 || !CUT_LINE.test(text) || !WRITTEN_CHARACTER.test(text)) return bodies
  return [
    { start: 0, end: text.length, encoding: 'quoted-printable', charset: 'utf-8', isText: true },
  ]
}

/** The head of a part begins behind the boundary before it, or with the text. */
function startOfPart(text: string, at: number): number {
  const before = text.lastIndexOf('\n--', at)
  return before < 0 ? 0 : before
}

const DECODERS = {
  'quoted-printable'(decoded: Decoded, text: string, body: Body): void {
    const bytes = readBytes(decoded, body.charset)
    let at = body.start
    while (at < body.end) {
      CUT.lastIndex = BYTE.lastIndex = at
      const cut = CUT.exec(text)
      const byte = cut ? null : BYTE.exec(text)
      const end = at + (cut?.[0].length ?? byte?.[0].length ?? 1)
      if (byte) bytes.take(Number.parseInt(byte[1]!, 16), at, end)
      else if (!cut) {
        bytes.end()
        copy(decoded, text, { start: at, end })
      }
      at = end
    }
    bytes.end()
  },

  base64(decoded: Decoded, text: string, body: Body): void {
    const bytes = readBytes(decoded, body.charset)
    let bits = 0
    let held = 0
    let start = body.start
    for (let at = body.start; at < body.end; at++) {
      const six = BASE64.indexOf(text[at]!)
      if (six < 0) continue
      if (held === 0) start = at
      bits = (bits << 6) | six
      held += 6
      if (held < 8) continue
      held -= 8
      bytes.take((bits >> held) & 0xff, start, at + 1)
      bits &= (1 << held) - 1
      start = at
    }
    bytes.end()
  },
}

/** Takes a body's bytes one by one and writes each character with the range of all its bytes. */
function readBytes(decoded: Decoded, charset: string) {
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
      put(decoded, character, first, end)
      first = null
    },
    /** A character that was begun and does not go on is none. */
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

function copy(decoded: Decoded, text: string, { start, end }: Span): void {
  for (let at = start; at < end; at++) put(decoded, text[at]!, at, at + 1)
}

function put(decoded: Decoded, characters: string, start: number, end: number): void {
  decoded.text += characters
  for (let i = 0; i < characters.length; i++) {
    decoded.from.push(start)
    decoded.to.push(end)
  }
}
