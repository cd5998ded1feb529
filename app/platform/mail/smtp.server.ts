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

function asMailError(fault: unknown): MailError {
  const { responseCode, code } = fault as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode === 'number') return new MailError(`refused-${responseCode}`)
  return new MailError(code === 'ETIMEDOUT' ? 'timed-out' : 'unreachable')
}
