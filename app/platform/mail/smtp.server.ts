import { createTransport } from 'nodemailer'
import { MAIL_TIMEOUT_MS, MailError, type MailTransport } from './message.server.ts'

/** SMTP transport: one connection per mail, encrypted if the server supports it. */
export function smtpTransport(url: string, timeoutMs = MAIL_TIMEOUT_MS): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (envelope) => {
    // The timeouts above restart with every byte of a slow server; this one does not. It closes the
    // connection, so that a mail reported as unsent is not sent later, unless the server already has all of
    // it.
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      await transport.sendMail({ ...envelope, signal })
    } catch (fault) {
      throw signal.aborted ? new MailError('timed-out') : asMailError(fault)
    }
  }
}

/** What nodemailer tells of a fault. */
type Fault = { responseCode?: unknown; code?: unknown; command?: unknown; response?: unknown }

/** Replies to a recipient that does not exist (RFC 5321, 4.2.2). */
const NO_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553])
/** A recipient that is refused by a policy (RFC 3463, 3.8), such as a block list, may exist. */
const BY_POLICY = /^5\d\d[ -]5\.7\./

function asMailError(fault: unknown): MailError {
  const { responseCode, code, command, response } = fault as Fault
  if (typeof responseCode === 'number') {
    const isNoMailbox =
      command === 'RCPT TO' && NO_MAILBOX.has(responseCode) && !BY_POLICY.test(String(response))
    return new MailError(`refused-${responseCode}`, isNoMailbox)
  }
  return new MailError(code === 'ETIMEDOUT' ? 'timed-out' : 'unreachable')
}
