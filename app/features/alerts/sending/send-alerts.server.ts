import type { App } from '#app/platform/context.server.ts'
import { ownOrigin } from '#app/platform/http/own-origin.server.ts'
import { MailError } from '#app/platform/mail/message.server.ts'
import { alertMail, type News } from '../alert-mails.server.ts'
import { openTarget } from '../sealed-address.server.ts'
import type { DueAlert } from './due-alerts.db.server.ts'
import { type AlertCounts, type Outcome, sendDue } from './send-due.server.ts'

/**
 * Mails every alert that is due. An attempt that failed ends the run, because the mail service is likely to refuse the
 * rest, too.
 */
export async function sendAlerts(app: App, stopping?: AbortSignal): Promise<AlertCounts> {
  const send = (due: DueAlert, news: News) => mailAlert(app, due, news)
  return sendDue(app, { channel: 'email', send, endsAtFailure: true }, stopping)
}

async function mailAlert(app: App, due: DueAlert, news: News): Promise<Outcome> {
  try {
    const recipient = { ...openTarget(app.crypto, due.sealed), language: due.language }
    await app.mail.send(alertMail(recipient, news, ownOrigin(app.env)))
    return 'sent'
  } catch (err) {
    if (err instanceof MailError && err.isNoMailbox) return 'gone'
    app.log.warn({ err }, 'an alert was not sent; it is tried again')
    return 'failed'
  }
}
