import { createTransport } from 'nodemailer'
import { type Door, MAIL_TIMEOUT_MS, MailError } from './message.server.ts'

/** A mail server: one connection a mail, encrypted whenever the server offers it. */
export function smtpDoor(url: string, timeoutMs = MAIL_TIMEOUT_MS): Door {
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
    const overdue = Promise.withResolvers<never>()
    // The time-outs above start anew with every byte of a slow server; this one does not.
    const timer = setTimeout(() => overdue.reject(new MailError('timed-out')), timeoutMs)
    try {
      await Promise.race([transport.sendMail(envelope), overdue.promise])
    } catch (fault) {
      throw fault instanceof MailError ? fault : asMailError(fault)
    } finally {
      clearTimeout(timer)
    }
  }
}

function asMailError(fault: unknown): MailError {
  const { responseCode, code } = fault as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode === 'number') return new MailError(`refused-${responseCode}`)
  return new MailError(code === 'ETIMEDOUT' ? 'timed-out' : 'unreachable')
}
