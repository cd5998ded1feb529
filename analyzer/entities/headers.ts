import { anyOf } from '../parse/language-data.ts'
import { type MappedText, originalSpan } from '../parse/normalization/mapped-text.ts'
import { MASKED_HOST } from '../parse/normalization/placeholders.ts'
import type { Span } from '../types.ts'
import { readMailbox } from './mailbox.ts'

/** Who a mail or message says it is from: the name shown and the address behind it. */
export type Party = {
  readonly name: string
  /** Lower case; empty when only a name was pasted. */
  readonly address: string
  /** Empty, too, where the address is masked: nobody knows it. */
  readonly host: string
  readonly span: Span
}

/** The lines that a mail program shows above the text, when they were pasted with it. */
export type Headers = {
  readonly from: Party | null
  /** All who are named as senders, the first one first: whoever passes a mail on stands above the one who wrote it. */
  readonly senders: readonly Party[]
  readonly replyTo: Party | null
  /** Where the mail really came from, as the receiving server wrote it down. */
  readonly returnPath: Party | null
  /** What the receiving server found when it checked the sender; null when no such line was pasted. */
  readonly senderCheck: SenderCheck | null
}

/** The checks of `Authentication-Results` (RFC 8601) that failed, as "SPF", "DKIM", "DMARC". */
export type SenderCheck = { readonly failed: readonly string[]; readonly span: Span }

type PartyField = 'from' | 'replyTo' | 'returnPath'

/** How mail programs name the lines of those whom a mail is from. */
const NAMES = {
  from: anyOf('mail-programs/from'),
  sender: anyOf('mail-programs/sender'),
  replyTo: anyOf('mail-programs/reply_to'),
  returnPath: anyOf('mail-programs/return_path'),
} satisfies Record<PartyField | 'sender', string>
const FIELDS = Object.keys(NAMES) as (keyof typeof NAMES)[]
/** The line and the indented ones that go on with it (RFC 5322, section 2.2.3). */
const LINE = new RegExp(
  String.raw`^[ \t>*]{0,4}(?:${FIELDS.map((field) => `(?<${field}>${NAMES[field]})`).join('|')})\**[ \t]{0,3}:[ \t*]{0,3}(?<written>[^\n]{0,300}(?:\n[ \t]+(?!\p{L}[\p{L}-]{0,20} ?:)\S[^\n]{0,300}){0,4})`,
  'gimu',
)
/** How Outlook writes an address in what it quotes: "[mailto:name@host]". */
const QUOTED_ADDRESS = /\[mailto:([^\s\]]+)\]/iu

/** Lines of a mail's head: what they name are people and stations of the mail, and nothing that it offers. */
const HEAD_LINE = new RegExp(
  String.raw`^[ \t>*]{0,4}\**(?:${Object.values(NAMES).join('|')}|${anyOf('mail-programs/other_lines')})\**[ \t]{0,3}:[^\n]*(?:\n[ \t]+(?!\p{L}[\p{L}-]{0,20} ?:)\S[^\n]*)*`,
  'gimu',
)
/** No mail was passed on more often. */
const MOST_SENDERS = 5
/** One such line may be the first of a text: two make a head. */
const LEAST_HEAD = 2
const SUBJECT = new RegExp(String.raw`^[ \t>*]{0,4}\**${anyOf('mail-programs/subject')}\b`, 'iu')
const END_OF_HEAD = /\n[ \t\r]*\n/

/** The line and the indented ones that go on with it. */
const RESULTS =
  /^[ \t>*]{0,4}(?:arc-)?authentication-results[ \t]*:((?:[^\n]{0,400}(?:\n[ \t]+)?){1,12})/gimu
const FAILED = /\b(spf|dkim|dmarc)\s?[=:]\s?(?:fail|softfail|permerror)\b/giu
/** A mail program's own short form: "SPF: FAIL with IP 203.0.113.7". */
const FAILED_LINE = /^[ \t>*]{0,4}(spf|dkim|dmarc)[ \t]*:[ \t'"]{0,3}fail\b/gimu

/**
 * Reads the senders, where answers go, where it came from and whether that was checked; the first of each counts. Who only
 * sent it for somebody else is the sender where nobody else is named.
 */
export function readHeaders(cleaned: MappedText): Headers {
  const headers: Record<PartyField | 'sender', Party | null> = {
    from: null,
    sender: null,
    replyTo: null,
    returnPath: null,
  }
  const senders: Party[] = []
  for (const match of cleaned.text.matchAll(LINE)) {
    const groups = match.groups!
    const field = FIELDS.find((name) => groups[name] !== undefined)!
    if (headers[field] && (field !== 'from' || senders.length >= MOST_SENDERS)) continue
    const written = groups.written!.trim()
    const start = match.index + match[0].length - groups.written!.trimStart().length
    const line = written.replaceAll(/\s+/g, ' ').replace(QUOTED_ADDRESS, '<$1>')
    const { name, address } = readMailbox(line)
    if (name + address === '') continue
    const host = address.slice(address.indexOf('@') + 1)
    const party = {
      name,
      address,
      host: host === MASKED_HOST ? '' : host,
      span: originalSpan(cleaned, start, start + written.length),
    }
    headers[field] ??= party
    if (field === 'from') senders.push(party)
  }
  const { sender, ...parties } = headers
  const from = parties.from ?? sender
  if (senders.length === 0 && from) senders.push(from)
  return { ...parties, from, senders, senderCheck: readCheck(cleaned) }
}

/** A line of a mail's head, with the indented ones that go on with it. */
export type HeadLine = { readonly span: Span; readonly isSubject: boolean }

/** The lines of a mail's head. But for the subject its reader is not meant to act on them. */
export function headLines(cleaned: MappedText): HeadLine[] {
  const head = cleaned.text.slice(0, END_OF_HEAD.exec(cleaned.text)?.index)
  const lines = [...head.matchAll(HEAD_LINE)]
  if (lines.length < LEAST_HEAD) return []
  return lines.map(({ 0: line, index }) => ({
    span: originalSpan(cleaned, index, index + line.length),
    isSubject: SUBJECT.test(line),
  }))
}

function readCheck(cleaned: MappedText): SenderCheck | null {
  const failed = new Set<string>()
  let span: Span | null = null
  for (const line of cleaned.text.matchAll(RESULTS)) {
    const written = line[0].trimEnd()
    for (const [, check] of written.matchAll(FAILED)) failed.add(check!.toUpperCase())
    span ??= originalSpan(cleaned, line.index, line.index + written.length)
  }
  for (const line of cleaned.text.matchAll(FAILED_LINE)) {
    failed.add(line[1]!.toUpperCase())
    span ??= originalSpan(cleaned, line.index, line.index + line[0].length)
  }
  return span && { failed: [...failed].sort(), span }
}
