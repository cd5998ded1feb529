import type { App } from '#app/platform/context.server.ts'
import { underLease } from '#app/platform/lease.db.server.ts'
import { repeat } from '#app/platform/process/repeat.server.ts'
import { type Pauses, persist } from './persist.server.ts'
import { poll } from './poll.server.ts'
import { WEBHOOK_PATH } from './telegram.ts'
import { connectTelegram, type Telegram } from './telegram-api.server.ts'

const LEASE = 'telegram'
const LEASE_MS = 30_000
/** Interval at which every process checks whether another one has stopped asking Telegram. */
const ASK_EVERY_MS = 5_000

type Options = { everyMs?: number; pauses?: Pauses }

/**
 * Receives messages to the bot until `stopping`, if one is configured: one process of all asks Telegram for
 * them, or Telegram is told where to send them. Survives outages.
 * @returns waits until the messages under way are answered, after `stopping`
 */
export function scheduleTelegram(
  app: App,
  stopping: AbortSignal,
  options: Options = {},
): () => Promise<void> {
  const telegram = connectTelegram(app.env)
  if (!telegram) return async () => {}
  return app.env.TELEGRAM_WEBHOOK_SECRET
    ? registerWebhook(app, telegram, stopping, options)
    : scheduleQuestions(app, telegram, stopping, options)
}

/** Tells Telegram where to send messages. The server finishes the requests under way. */
function registerWebhook(
  app: App,
  telegram: Telegram,
  stopping: AbortSignal,
  { pauses }: Options,
): () => Promise<void> {
  const { PUBLIC_ORIGIN, TELEGRAM_WEBHOOK_SECRET } = app.env
  const register = async () => {
    await telegram.setWebhook(`${PUBLIC_ORIGIN}${WEBHOOK_PATH}`, TELEGRAM_WEBHOOK_SECRET)
    return false
  }
  const registered = persist(app, stopping, register, pauses)
  return () => registered
}

function scheduleQuestions(
  app: App,
  telegram: Telegram,
  stopping: AbortSignal,
  { everyMs = ASK_EVERY_MS, pauses }: Options,
): () => Promise<void> {
  const work = () =>
    underLease(app.db, LEASE, LEASE_MS, (lost) =>
      poll(app, telegram, AbortSignal.any([stopping, lost]), pauses),
    )
  return repeat(work, {
    everyMs,
    stopping,
    failed: (err) => app.log.warn({ err }, 'the bot could not be started; it is tried again'),
  })
}
