import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { readAlertChoices } from '#app/features/alerts/alert-input.ts'
import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import { endPush, storePush } from '#app/features/alerts/push/push-subscriptions.db.server.ts'
import { readPushTarget } from '#app/features/alerts/push/push-target.server.ts'
import { vapidKeys } from '#app/features/alerts/push/vapid-keys.server.ts'
import { FALLBACK } from '#app/i18n/locale.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { refuseReads } from '#app/platform/http/guards/only-post.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { consume } from '#app/platform/rate-limit.db.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import type { Route } from './+types/push'

const BY_VISITOR = { places: ALERT_LIMITS.pushesPerWindow, windowMs: ALERT_LIMITS.window }

export const loader = refuseReads

/** Stores, replaces or ends the push subscription of a browser. If push messages are off, it can only be ended. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const app = context.get(appContext)
  const form = await readForm(request)
  const visitor = visitorOf(context)
  if (!visitor) return answer(400)
  if (!(await consume(app.db, `push:${visitor.ipHash}`, BY_VISITOR))) return answer(429)
  if (form.get('intent') === 'end') {
    await endPush(app, textOrEmpty(form.get('endpoint')))
    return answer(204)
  }
  if (!app.env.WEB_PUSH) return answer(404)
  const ownKeys = vapidKeys(app.crypto).map(({ publicKey }) => publicKey)
  const target = readPushTarget(form, ownKeys)
  if (!target) return answer(400)
  const choices = readAlertChoices(form, FALLBACK)
  await storePush(app, target, choices, textOrEmpty(form.get('replaces')))
  return answer(204)
}

function answer(status: number): Response {
  const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status, ALERT_LIMITS.window) }
  return new Response(null, { status, headers })
}
