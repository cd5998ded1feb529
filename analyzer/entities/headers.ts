import { anyOf } from '../parse/language-data.ts'
import { type MappedText, originalSpan } from '../parse/normalization/mapped-text.ts'
import { MASKED_HOST } from '../parse/normalization/placeholders.ts'
import type { Span } from '../types.ts'
import { readMailbox } from './mailbox.ts'

/** The claimed sender of a mail or message: display name and address. */
export type Party = {
  readonly name: string
  /** Lower case. Empty if only a name was pasted. */
  readonly address: string
  /** Also empty if the address is masked. */
  readonly host: string
  readonly span: Span
}

/** The header lines that a mail program shows above the text, if they were pasted. */
export type Headers = {
  readonly from: Party | null
  /** All senders named, in order: the forwarder comes before the author. */
  readonly senders: readonly Party[]
  readonly replyTo: Party | null
  /** The envelope sender as recorded by the receiving server. */
  readonly returnPath: Party | null
  /** The receiving server's authentication results; null if not pasted. */
  readonly senderCheck: SenderCheck | null
}

/** The failed checks of `Authentication-Results` (RFC 8601): "SPF", "DKIM", "DMARC". */
export type SenderCheck = { readonly failed: readonly string[]; readonly span: Span }

type PartyField = 'from' | 'replyTo' | 'returnPath'

/** Header names for the sender in various mail programs and languages. */
const NAMES = {
  from: anyOf('mail-programs/from'),
  sender: anyOf('mail-programs/sender'),
  replyTo: anyOf('mail-programs/reply_to'),
  returnPath: anyOf('mail-programs/return_path'),
} satisfies Record<PartyField | 'sender', string>
const FIELDS = Object.keys(NAMES) as (keyof typeof NAMES)[]
/** A header line with its continuation lines (RFC 5322, section 2.2.3). */
const LINE = new RegExp(
  String.raw`^[ \t>*]{0,4}(?:${FIELDS.map((field) => `(?<${field}>${NAMES[field]})`).join('|')})\**[ \t]{0,3}:[ \t*]{0,3}(?<written>[^\n]{0,300}(?:\n[ \t]+(?!\p{L}[\p{L}-]{0,20} ?:)\S[^\n]{0,300}){0,4})`,
  'gimu',
)
/** Outlook's format for quoted addresses: "[mailto:name@host]". */
const QUOTED_ADDRESS = /\[mailto:([^\s\]]+)\]/iu

/** Mail header lines. They name people and servers, not what the mail offers. */
const HEAD_LINE = new RegExp(
  String.raw`^[ \t>*]{0,4}\**(?:${Object.values(NAMES).join('|')}|${anyOf('mail-programs/other_lines')})\**[ \t]{0,3}:[^\n]*(?:\n[ \t]+(?!\p{L}[\p{L}-]{0,20} ?:)\S[^\n]*)*`,
  'gimu',
)
/** Maximum number of forwards that are read. */
const MOST_SENDERS = 5
/** A single header-like line may be ordinary text. Two make a header. */
const LEAST_HEAD = 2
const SUBJECT = new RegExp(String.raw`^[ \t>*]{0,4}\**${anyOf('mail-programs/subject')}\b`, 'iu')
const END_OF_HEAD = /\n[ \t\r]*\n/

/** The line with its continuation lines. */
const RESULTS =
  /^[ \t>*]{0,4}(?:arc-)?authentication-results[ \t]*:((?:[^\n]{0,400}(?:\n[ \t]+)?){1,12})/gimu
const FAILED = /\b(spf|dkim|dmarc)\s?[=:]\s?(?:fail|softfail|permerror)\b/giu
/** A mail program's short form: "SPF: FAIL with IP 203.0.113.7". */
const FAILED_LINE = /^[ \t>*]{0,4}(spf|dkim|dmarc)[ \t]*:[ \t'"]{0,3}fail\b/gimu

/**
 * Reads senders, reply address, envelope sender and authentication results. The first of each counts.
 * `Sender` is used only if there is no `From`.
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

/** A mail header line with its continuation lines. */
export type HeadLine = { readonly span: Span; readonly isSubject: boolean }

/** Returns the header lines. Readers do not act on them, except for the subject. */
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
