import type { App } from '#app/platform/context.server.ts'
import type { GuardedFetch } from '#app/platform/http/guarded-fetch.server.ts'
import type { PushMessage } from './push.ts'
import type { PushTarget } from './push-target.server.ts'
import { vapidKeys } from './vapid-keys.server.ts'

/** `gone`: the browser has ended the subscription, or its key is no longer configured. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

const TIMEOUT_MS = 10_000
/** For how long a push service keeps a message for a device that is off. */
const KEPT_SECONDS = 7 * 24 * 60 * 60
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Hands a message, encrypted for the browser (RFC 8291), to its push service.
 * @throws if the service cannot be reached, or the guard refuses its address
 */
export async function sendPush(
  { crypto, env, log }: Pick<App, 'crypto' | 'env' | 'log'>,
  { endpoint, keys, vapid }: PushTarget,
  message: PushMessage,
  fetch: GuardedFetch,
): Promise<PushOutcome> {
  const pair = vapidKeys(crypto).find(({ publicKey }) => publicKey === vapid)
  if (!pair) return 'gone'
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${env.SUPPORT_EMAIL}`, ...pair },
      contentEncoding: 'aes128gcm',
      TTL: KEPT_SECONDS,
      urgency: 'low',
    },
  )
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: asTexts(headers),
    body: body as Buffer,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (answer.ok) return 'sent'
  if (GONE.has(answer.status)) return 'gone'
  log.warn({ status: answer.status }, 'a push service refused a message; it is tried again')
  return 'failed'
}

function asTexts(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
