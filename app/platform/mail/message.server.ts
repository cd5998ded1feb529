import { withAsciiDomain } from './address.server.ts'

/** A display name, possibly empty, and an address. */
export type Mailbox = { name: string; address: string }

/** A mail in text and HTML. The sender address is the installation's. */
export type Message = {
  /** Display name of the sender. */
  senderName?: string
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
}

/** Input of a transport: complete, with safe header values. */
export type Envelope = Omit<Message, 'senderName'> & { from: Mailbox }

/** Timeout for delivery to the provider. */
export const MAIL_TIMEOUT_MS = 10_000

/** Delivers a mail or throws, within `MAIL_TIMEOUT_MS`. */
export type MailTransport = (envelope: Envelope) => Promise<void>

/**
 * `refused-` includes the provider's status: an HTTP status or an SMTP reply code. `unreachable` includes
 * broken connections; `not-kept` means that the outbox could not be written.
 */
export type MailErrorCode =
  | 'bad-address'
  | 'timed-out'
  | 'unreachable'
  | 'not-kept'
  | `refused-${number}`

/** A mail was not accepted. Contains a code only: nothing of the mail, the provider's answer or a key. */
export class MailError extends Error {
  override name = 'MailError'
  readonly code: MailErrorCode

  constructor(code: MailErrorCode) {
    super(`mail was not sent: ${code}`)
    this.code = code
  }
}

/** Line separators and direction overrides. */
const LINE_BREAKERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
/** An address without quoting. The rest of RFC 5322 enables injection. */
const PLAIN_ADDRESS = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u

/**
 * Removes everything that could end a header line and start another.
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
