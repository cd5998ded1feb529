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
  /** Sent by the program, so that programs do not answer and staff need not read it (RFC 3834). */
  isAutomatic?: boolean
  /** For mail that a person subscribed to: a URL to which a POST ends it (RFC 8058). */
  endUrl?: string
}

/** Input of a transport: complete, with safe header values. */
export type Envelope = Omit<Message, 'senderName' | 'isAutomatic' | 'endUrl'> & {
  from: Mailbox
  headers: Record<string, string>
}

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
  /** Whether there is no such mailbox, so that no later attempt can succeed. */
  readonly isNoMailbox: boolean

  constructor(code: MailErrorCode, isNoMailbox = false) {
    super(`mail was not sent: ${code}`)
    this.code = code
    this.isNoMailbox = isNoMailbox
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
    headers: {
      ...(message.isAutomatic ? AUTOMATIC : {}),
      ...(message.endUrl ? endHeaders(message.endUrl) : {}),
    },
  }
}

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** Headers with which mail programs offer to end the mails with one click (RFC 8058). */
function endHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function mailbox({ name, address }: Mailbox): Mailbox {
  if (!PLAIN_ADDRESS.test(address)) throw new MailError('bad-address')
  return { name: oneLine(name), address: withAsciiDomain(address) }
}

function oneLine(value: string): string {
  return value.replace(LINE_BREAKERS, ' ').replace(/ {2,}/g, ' ').trim()
}
