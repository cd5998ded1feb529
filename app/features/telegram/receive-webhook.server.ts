import { createHash, timingSafeEqual } from 'node:crypto'
import type { App } from '#app/platform/context.server.ts'
import { retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { answerUpdate } from './answer-update.server.ts'
import { readUpdate } from './sent-update.server.ts'
import { SECRET_HEADER } from './telegram.ts'
import { connectTelegram } from './telegram-api.server.ts'

/** Answers an update that Telegram sends. Telegram sends it again unless the status says that it arrived. */
export async function receiveWebhook(app: App, request: Request): Promise<Response> {
  const { TELEGRAM_WEBHOOK_SECRET: secret } = app.env
  const telegram = connectTelegram(app.env)
  if (!secret || !telegram) return answer(404, 'Not Found')
  if (!isSecret(request.headers.get(SECRET_HEADER) ?? '', secret))
    return answer(401, 'Unauthorized')
  const update = readUpdate(await request.json().catch(() => null))
  if (!update) return answer(400, 'Bad Request')
  try {
    await answerUpdate(app, telegram, update)
    return answer(200, 'OK')
  } catch (err) {
    app.log.error({ err }, 'an update could not be taken on')
    return answer(503, 'Service Unavailable', retryAfter(503))
  }
}

/** Compares in constant time, whatever the lengths. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

function answer(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  })
}
