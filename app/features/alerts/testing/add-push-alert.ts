import { sql } from 'drizzle-orm'
import type { App } from '#app/platform/context.server.ts'
import { pushBrowser } from '../../../../tests/support/push-server.ts'
import type { AlertChoices } from '../alert-input.ts'
import { storePush } from '../push/push-subscriptions.db.server.ts'
import { vapidPublicKey } from '../push/vapid-keys.server.ts'
import { endpointHashes } from '../sealed-address.server.ts'

/** Adds push messages to a browser that subscribed a day ago. Returns the browser. */
export async function addPushAlert(
  app: App,
  device = 'phone',
  choices: Partial<AlertChoices> = {},
  service = 'https://push.example',
) {
  const endpoint = `${service}/${device}`
  const browser = pushBrowser(endpoint, vapidPublicKey(app.crypto))
  await storePush(app, browser.target, { language: 'en', categories: [], ...choices }, '')
  await app.db.execute(sql`
    update alert_subscriptions set told_until = now() - interval '1 day'
    where address_hash = ${endpointHashes(app.crypto, endpoint)[0]}`)
  return browser
}
