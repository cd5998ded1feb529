import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import type { App } from '#app/platform/context.server.ts'
import type { News } from '../alert-mails.server.ts'
import {
  type Channel,
  claimDueAlert,
  type DueAlert,
  newsFor,
  noteFailure,
  noteTold,
  removeDead,
} from './due-alerts.db.server.ts'

export type AlertCounts = { sent: number; failed: number; removed: number }

/** `gone`: nobody is reached there any more. */
export type Outcome = 'sent' | 'failed' | 'gone'

type Way = {
  channel: Channel
  send: (due: DueAlert, news: News) => Promise<Outcome>
  /** Whether a failure ends the run, because the rest would fail, too. */
  endsAtFailure: boolean
}

/**
 * Sends every alert of a channel that is due. Several processes share the work: each claims one subscription after the
 * other. If a process is killed after the alert was accepted and before that is noted, it is sent again, so that none
 * is lost.
 */
export async function sendDue(app: App, way: Way, stopping?: AbortSignal): Promise<AlertCounts> {
  const { channel, endsAtFailure } = way
  const counts: AlertCounts = { sent: 0, failed: 0, removed: 0 }
  while (!stopping?.aborted && !(endsAtFailure && counts.failed > 0)) {
    const due = await claimDueAlert(app.db, channel)
    if (!due) break
    await tell(app, way, due, counts)
  }
  if (counts.sent + counts.failed + counts.removed > 0) {
    app.log.info({ channel, alerts: counts }, 'alerts')
  }
  return counts
}

async function tell(app: App, { send }: Way, due: DueAlert, counts: AlertCounts): Promise<void> {
  const news = await newsFor(app.db, due)
  if (news.entries.length === 0) return noteTold(app.db, due, 0)
  switch (await send(due, news)) {
    case 'sent':
      counts.sent++
      return noteTold(app.db, due, ALERT_LIMITS.pause)
    case 'gone':
      counts.removed++
      return removeDead(app.db, due)
    case 'failed':
      counts.failed++
      return noteFailure(app.db, due)
  }
}
