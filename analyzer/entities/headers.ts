import { addressParser } from 'postal-mime'
import { type MappedText, originalSpan } from '../text/normalise.ts'
import type { Span } from '../types.ts'

/** Who a mail or message says it is from: the name shown and the address behind it. */
export type Party = {
  readonly name: string
  /** Lower case; empty when only a name was pasted. */
  readonly address: string
  readonly host: string
  readonly span: Span
}

/** The lines that a mail program shows above the text, when they were pasted with it. */
export type Headers = { readonly from: Party | null; readonly replyTo: Party | null }

const FIELDS: Readonly<Record<string, 'from' | 'replyTo'>> = {
  from: 'from',
  sender: 'from',
  من: 'from',
  المرسل: 'from',
  'reply-to': 'replyTo',
  'reply to': 'replyTo',
  'الرد على': 'replyTo',
  'الرد إلى': 'replyTo',
}
const LINE =
  /^[ \t>*]{0,4}(from|sender|reply-to|reply to|من|المرسل|الرد على|الرد إلى)\**[ \t]{0,3}:[ \t*]{0,3}([^\n]{1,300})/gimu

/** Reads From and Reply-To; the first of each counts. */
export function readHeaders(cleaned: MappedText): Headers {
  const headers: { from: Party | null; replyTo: Party | null } = { from: null, replyTo: null }
  for (const match of cleaned.text.matchAll(LINE)) {
    const field = FIELDS[match[1]!.toLowerCase()]!
    if (headers[field]) continue
    const written = match[2]!.trim()
    const start = match.index + match[0].indexOf(match[2]!)
    const mailbox = addressParser(written, { flatten: true })[0]
    if (!mailbox) continue
    const address = (mailbox.address ?? '').toLowerCase()
    headers[field] = {
      name: mailbox.name,
      address,
      host: address.slice(address.indexOf('@') + 1),
      span: originalSpan(cleaned, start, start + written.length),
    }
  }
  return headers
}
