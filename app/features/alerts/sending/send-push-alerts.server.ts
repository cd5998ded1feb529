import { LIBRARY_PATH } from '#app/features/scams/scam-filters.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { type GuardedFetch, guardedFetch } from '#app/platform/http/guarded-fetch.server.ts'
import { alertsText } from '#words/library/alerts.js'
import { type News, subjectOf } from '../alert-mails.server.ts'
import type { PushMessage } from '../push/push.ts'
import type { PushTarget } from '../push/push-target.server.ts'
import { sendPush } from '../push/send-push.server.ts'
import { openTarget } from '../sealed-address.server.ts'
import type { DueAlert } from './due-alerts.db.server.ts'
import { type AlertCounts, type Outcome, sendDue } from './send-due.server.ts'

/**
 * Sends every push message that is due, if the operator turned them on. A failure does not end the run: every
 * browser maker has its own service.
 */
export async function sendPushAlerts(
  app: App,
  stopping?: AbortSignal,
  fetch: GuardedFetch = guardedFetch,
): Promise<AlertCounts> {
  if (!app.env.WEB_PUSH) return { sent: 0, failed: 0, removed: 0 }
  const send = (due: DueAlert, news: News) => pushAlert(app, due, news, fetch)
  return sendDue(app, { channel: 'push', send, endsAtFailure: false }, stopping)
}

async function pushAlert(
  app: App,
  { sealed, language }: DueAlert,
  news: News,
  fetch: GuardedFetch,
): Promise<Outcome> {
  try {
    const target = openTarget<PushTarget>(app.crypto, sealed)
    return await sendPush(app, target, messageOf(news, language), fetch)
  } catch (err) {
    app.log.warn({ err }, 'a push message was not sent; it is tried again')
    return 'failed'
  }
}

/** A click opens the new entry, or the library if there are several. */
function messageOf({ entries, more }: News, language: Locale): PushMessage {
  const isOne = entries.length + more === 1
  const path = isOne ? `${LIBRARY_PATH}/${entries[0]?.id}` : LIBRARY_PATH
  return {
    title: subjectOf({ entries, more }, language),
    body: alertsText[language].push.message,
    path: localPath(language, path),
    lang: language,
    dir: DIRECTIONS[language],
  }
}
