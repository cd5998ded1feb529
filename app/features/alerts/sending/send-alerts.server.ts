import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { ownOrigin } from '#app/platform/http/own-origin.server.ts'
import { MailError } from '#app/platform/mail/message.server.ts'
import { alertMail } from '../alert-mails.server.ts'
import { openTarget } from '../sealed-address.server.ts'
import {
  claimDueAlert,
  type DueAlert,
  newsFor,
  noteFailure,
  noteTold,
  removeDead,
} from './due-alerts.db.server.ts'

export type AlertCounts = { sent: number; failed: number; removed: number }

/**
 * Sends every alert that is due. Several processes share the work: each claims one subscription after the other. If a
 * process is killed after the mail was accepted and before that is noted, the mail is sent again, so that no alert is
 * lost. An attempt that failed ends the run, because the mail service is likely to refuse the rest, too.
 */
export async function sendAlerts(app: App, stopping?: AbortSignal): Promise<AlertCounts> {
  const counts: AlertCounts = { sent: 0, failed: 0, removed: 0 }
  while (!stopping?.aborted && counts.failed === 0) {
    const due = await claimDueAlert(app.db)
    if (!due) break
    await sendAlert(app, due, counts)
  }
  if (counts.sent + counts.failed + counts.removed > 0) app.log.info({ alerts: counts }, 'alerts')
  return counts
}

async function sendAlert(app: App, due: DueAlert, counts: AlertCounts): Promise<void> {
  const news = await newsFor(app.db, due)
  if (news.entries.length === 0) return noteTold(app.db, due, 0)
  try {
    const recipient = { ...openTarget(app.crypto, due.sealed), language: due.language }
    await app.mail.send(alertMail(recipient, news, ownOrigin(app.env)))
  } catch (err) {
    if (err instanceof MailError && err.isNoMailbox) {
      await removeDead(app.db, due)
      counts.removed++
      return
    }
    app.log.warn({ err }, 'an alert was not sent; it is tried again')
    await noteFailure(app.db, due)
    counts.failed++
    return
  }
  await noteTold(app.db, due, ALERT_LIMITS.pause)
  counts.sent++
}
