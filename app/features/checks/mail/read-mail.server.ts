import PostalMime, { decodeWords, type Email } from 'postal-mime'
import { LIMITS } from '#app/domain/limits.ts'
import { isBlank } from '#app/ui/form/invisible.ts'
import { normalizeLineEnds, toStorableText } from '#app/ui/form/typed-text.ts'
import { isMailSource } from '../mail-source.ts'
import { htmlText } from './html-text.server.ts'

/** Header fields that the analyzer reads (analyzer/entities/headers.ts), in usual spelling. */
const FIELDS = [
  'From',
  'Sender',
  'Reply-To',
  'Return-Path',
  'Subject',
  'Authentication-Results',
  'ARC-Authentication-Results',
]
/** Maximum length of header lines, so that they leave room for the text. */
const MAX_LINE_LENGTH = 300
const MAX_PER_KIND = 3

/** A file of 1 MB has 14,000 lines of base64. Parsing time grows with the number of lines. */
const MAX_LINES = 20_000
const LINE_FEED = 0x0a
/** Bytes allowed before the headers: white space and the UTF-8 byte order mark. */
const BEFORE_HEAD: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf])
/** Parser limits: above any real mail, as a hostile one would take minutes. */
const BOUNDS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024 }

/**
 * Extracts what is analysed of an email: sender headers, attachment names and text with link targets. Never
 * longer than the text limit.
 * @param file as sent, or as saved by a mail program (.eml)
 * @returns null if it is not an email
 */
export async function readMail(file: Uint8Array): Promise<string | null> {
  const source = file.subarray(file.findIndex((byte) => !BEFORE_HEAD.has(byte)))
  if (!isMailSource(Buffer.from(source).toString('latin1', 0, BOUNDS.maxHeadersSize))) return null
  const mail = await parse(source)
  if (!mail) return null
  const words = [wordsOf(mail, source)]
  // For a forwarded mail, the attached original is analysed.
  const forwarded = mail.attachments.find(({ mimeType }) => mimeType === 'message/rfc822')
  if (forwarded) {
    const bytes = new Uint8Array(forwarded.content as ArrayBuffer)
    const inner = await parse(bytes)
    if (inner) words.push(wordsOf(inner, bytes))
  }
  return toStorableText(words.join('\n\n')).slice(0, LIMITS.checkLength)
}

/** Null for a mail beyond the parser's limits. */
function parse(source: Uint8Array): Promise<Email | null> {
  const options = { ...BOUNDS, forceRfc822Attachments: true }
  return PostalMime.parse(firstLines(source), options).catch(() => null)
}

function wordsOf(mail: Email, source: Uint8Array): string {
  return `${headLines(mail).join('\n')}\n\n${bodyOf(mail, source)}`.trim()
}

function headLines({ headers, attachments }: Email): string[] {
  const fields = FIELDS.flatMap((name) =>
    headers
      .filter(({ key }) => key === name.toLowerCase())
      .slice(0, MAX_PER_KIND)
      .map(({ value }) => line(name, decodeWords(value))),
  )
  const files = attachments
    .filter(({ filename, related }) => filename && !related)
    .slice(0, MAX_PER_KIND)
    .map(({ filename }) => line('Attachment', filename ?? ''))
  return [...fields, ...files]
}

function line(name: string, value: string): string {
  return `${name}: ${value.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE_LENGTH)}`
}

/**
 * Returns the displayed text. If headers were pasted with displayed text below, the parts they announce are
 * missing: the text is then everything after the headers.
 */
function bodyOf({ html, text, attachments }: Email, source: Uint8Array): string {
  const shown = html ? htmlText(html) : ''
  if (!isBlank(shown)) return shown
  const plain = normalizeLineEnds(text ?? '').trim()
  if (!isBlank(plain) || attachments.length > 0) return plain
  const [, ...written] = normalizeLineEnds(new TextDecoder().decode(source)).split('\n\n')
  return written.join('\n\n').trim()
}

function firstLines(source: Uint8Array): Uint8Array {
  let end = 0
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const next = source.indexOf(LINE_FEED, end)
    if (next < 0) return source
    end = next + 1
  }
  return source.subarray(0, end)
}
