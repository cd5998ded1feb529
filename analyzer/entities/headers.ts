import { addressParser } from 'postal-mime'
import { MASKED_HOST, type MappedText, originalSpan } from '../text/normalise.ts'
import type { Span } from '../types.ts'

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
  readonly replyTo: Party | null
  /** Where the mail really came from, as the receiving server wrote it down. */
  readonly returnPath: Party | null
  /** What the receiving server found when it checked the sender; null when no such line was pasted. */
  readonly senderCheck: SenderCheck | null
}

/** The checks of `Authentication-Results` (RFC 8601) that failed, as "SPF", "DKIM", "DMARC". */
export type SenderCheck = { readonly failed: readonly string[]; readonly span: Span }

type PartyField = 'from' | 'replyTo' | 'returnPath'

const FIELDS: Readonly<Record<string, PartyField>> = {
  from: 'from',
  sender: 'from',
  من: 'from',
  المرسل: 'from',
  'reply-to': 'replyTo',
  'reply to': 'replyTo',
  'return-path': 'returnPath',
  'mailed-by': 'returnPath',
  'الرد على': 'replyTo',
  'الرد إلى': 'replyTo',
}
const LINE =
  /^[ \t>*]{0,4}(from|sender|reply-to|reply to|return-path|mailed-by|من|المرسل|الرد على|الرد إلى)\**[ \t]{0,3}:[ \t*]{0,3}([^\n]{1,300})/gimu

/** The line and the indented ones that go on with it. */
const RESULTS =
  /^[ \t>*]{0,4}(?:arc-)?authentication-results[ \t]*:((?:[^\n]{0,400}(?:\n[ \t]+)?){1,12})/gimu
const FAILED = /\b(spf|dkim|dmarc)\s?[=:]\s?(?:fail|softfail|permerror)\b/giu
/** A mail program's own short form: "SPF: FAIL with IP 203.0.113.7". */
const FAILED_LINE = /^[ \t>*]{0,4}(spf|dkim|dmarc)[ \t]*:[ \t'"]{0,3}fail\b/gimu

/** Reads the sender, where answers go, where it came from and whether that was checked; the first of each counts. */
export function readHeaders(cleaned: MappedText): Headers {
  const headers: Record<PartyField, Party | null> = { from: null, replyTo: null, returnPath: null }
  for (const match of cleaned.text.matchAll(LINE)) {
    const field = FIELDS[match[1]!.toLowerCase()]!
    if (headers[field]) continue
    const written = match[2]!.trim()
    const start = match.index + match[0].indexOf(match[2]!)
    const mailbox = addressParser(written, { flatten: true })[0]
    if (!mailbox) continue
    const address = (mailbox.address ?? '').toLowerCase()
    const host = address.slice(address.indexOf('@') + 1)
    headers[field] = {
      name: mailbox.name,
      address,
      host: host === MASKED_HOST ? '' : host,
      span: originalSpan(cleaned, start, start + written.length),
    }
  }
  return { ...headers, senderCheck: readCheck(cleaned) }
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
