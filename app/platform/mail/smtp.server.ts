import { createTransport } from 'nodemailer'
import { MAIL_TIMEOUT_MS, MailError, type MailTransport } from './message.server.ts'

/** A mail server: one connection a mail, encrypted whenever the server offers it. */
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
    // The time-outs above start anew with every byte of a slow server; this one does not. It closes the connection, so that
    // a mail that counts as not sent is not sent later, unless the server has all of it already.
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
