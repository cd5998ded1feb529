import { withAsciiDomain } from './address.server.ts'

/** A name, perhaps empty, and an address. */
export type Mailbox = { name: string; address: string }

/** A mail in both forms. Its sender's address is the installation's own. */
export type Message = {
  /** Shown beside the address by the reader's program. */
  senderName?: string
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
}

/** What a door is given: complete, and fit for headers. */
export type Envelope = Omit<Message, 'senderName'> & { from: Mailbox }

/** How long handing a mail over may take. */
export const MAIL_TIMEOUT_MS = 10_000

/** Takes a mail over, or says that it did not. It may take `MAIL_TIMEOUT_MS`, no longer. */
export type MailTransport = (envelope: Envelope) => Promise<void>

/**
 * `refused-` carries the provider's own number: an HTTP status or an SMTP reply. `unreachable` covers a connection
 * that broke, `not-kept` an outbox that could not be written.
 */
export type MailErrorCode =
  | 'bad-address'
  | 'timed-out'
  | 'unreachable'
  | 'not-kept'
  | `refused-${number}`

/** A mail was not taken over. Holds a code only: nothing of the mail, of the provider's answer or of a key. */
export class MailError extends Error {
  override name = 'MailError'
  readonly code: MailErrorCode

  constructor(code: MailErrorCode) {
    super(`mail was not sent: ${code}`)
    this.code = code
  }
}

/** What ends a line in any reader, and what turns the direction of the text around it. */
const LINE_BREAKERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
/** An address that needs no quoting: the rest of RFC 5322 is where injections live. */
const PLAIN_ADDRESS = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u

/**
 * The mail with nothing in it that could end a header line and begin another.
 * @throws MailError `bad-address`
 */
export function sealedEnvelope(sender: string, message: Message): Envelope {
  return {
    from: mailbox({ name: message.senderName ?? '', address: sender }),
    to: mailbox(message.to),
    ...(message.replyTo ? { replyTo: mailbox(message.replyTo) } : {}),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
  }
}

function mailbox({ name, address }: Mailbox): Mailbox {
  if (!PLAIN_ADDRESS.test(address)) throw new MailError('bad-address')
  return { name: oneLine(name), address: withAsciiDomain(address) }
}

function oneLine(value: string): string {
  return value.replace(LINE_BREAKERS, ' ').trim()
}
