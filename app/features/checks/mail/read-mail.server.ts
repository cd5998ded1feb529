import PostalMime, { decodeWords, type Email } from 'postal-mime'
import { LIMITS } from '#app/domain/limits.ts'
import { isBlank } from '#app/ui/form/invisible.ts'
import { normalizeLineEnds, toStorableText } from '#app/ui/form/typed-text.ts'
import { isMailSource } from '../mail-source.ts'
import { htmlText } from './html-text.server.ts'

/** The fields that the analyzer reads (analyzer/entities/headers.ts), as they are usually written. */
const FIELDS = [
  'From',
  'Sender',
  'Reply-To',
  'Return-Path',
  'Subject',
  'Authentication-Results',
  'ARC-Authentication-Results',
]
/** So much of a head is judged that it leaves room for the text, whatever a sender puts into it. */
const MAX_LINE_LENGTH = 300
const MAX_PER_KIND = 3

/** A file of 1 MB has 14,000 lines of base64: each costs time, however short. */
const MAX_LINES = 20_000
const LINE_FEED = 0x0a
/** What may stand before the head of a mail: white space, and the mark of UTF-8. */
const BEFORE_HEAD: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf])
/** How much of a mail is read: no mail program writes more, and a hostile one would take minutes. */
const BOUNDS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024 }

/**
 * What is judged of an e-mail: the lines of its head that say who sent it, the names of its attachments and its text, with
 * the addresses behind the words of its links. It is never longer than a text that can be checked.
 * @param file as it was sent, or as a mail program saves it (.eml)
 * @returns null when this is no e-mail
 */
export async function readMail(file: Uint8Array): Promise<string | null> {
  const source = file.subarray(file.findIndex((byte) => !BEFORE_HEAD.has(byte)))
  if (!isMailSource(Buffer.from(source).toString('latin1', 0, BOUNDS.maxHeadersSize))) return null
  const mail = await parse(source)
  if (!mail) return null
  const words = [wordsOf(mail, source)]
  // Who passes a mail on means this one.
  const forwarded = mail.attachments.find(({ mimeType }) => mimeType === 'message/rfc822')
  if (forwarded) {
    const bytes = new Uint8Array(forwarded.content as ArrayBuffer)
    const inner = await parse(bytes)
    if (inner) words.push(wordsOf(inner, bytes))
  }
  return toStorableText(words.join('\n\n')).slice(0, LIMITS.checkLength)
}

/** Null for a mail that goes beyond all bounds, at which the parser throws. */
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
 * What a mail program shows of the text. Where a head was copied with the shown text under it, the parts that it names are
 * not there: the text is then what follows the head.
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
