import { sql } from 'drizzle-orm'
import type { App } from '#app/platform/context.server.ts'
import { tokenHash } from '#app/platform/secrets/token.server.ts'
import type { AlertInput } from '../alert-input.ts'
import { confirmSubscription, storeRequest } from '../subscriptions.db.server.ts'

/** Adds alerts that were confirmed a day ago. Returns their token. */
export async function addAlert(app: App, input: Partial<AlertInput> = {}): Promise<string> {
  const { token } = await storeRequest(app, {
    email: 'sara@visitor.example',
    language: 'en',
    categories: [],
    ...input,
  })
  await confirmSubscription(app.db, token)
  await app.db.execute(sql`
    update alert_subscriptions set told_until = now() - interval '1 day' where token_hash = ${tokenHash(token)}`)
  return token
}
