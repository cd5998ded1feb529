import type { App } from '#app/platform/context.server.ts'
import { answerUpdate } from './answer-update.server.ts'
import { type Pauses, persist } from './persist.server.ts'
import { readUpdate } from './sent-update.server.ts'
import type { Telegram } from './telegram-api.server.ts'

/** How long Telegram keeps a question open until there is an update. */
const WAIT_SECONDS = 25

/**
 * Asks Telegram for updates and answers them until `ending`. Updates are confirmed when all that came
 * together are answered. Never throws.
 */
export async function poll(
  app: App,
  telegram: Telegram,
  ending: AbortSignal,
  pauses?: Pauses,
): Promise<void> {
  let isReceiving = false
  let offset = 0
  const step = async () => {
    // Telegram hands out no updates while it sends them to a webhook.
    if (!isReceiving) await telegram.setWebhook(null)
    isReceiving = true
    offset = await answerNext(app, telegram, offset, ending)
    return true
  }
  await persist(app, ending, step, pauses)
}

/** Answers the updates from number `offset` on. Returns the number from which to go on. */
async function answerNext(
  app: App,
  telegram: Telegram,
  offset: number,
  ending: AbortSignal,
): Promise<number> {
  const received = await telegram.receive(offset, WAIT_SECONDS, ending)
  const updates = received.map(readUpdate).filter((update) => update !== null)
  if (updates.length < received.length) throw new Error('Telegram sent something else than updates')
  const isEnding = () => ending.aborted
  const answered = await Promise.allSettled(
    updates.map((update) => answerUpdate(app, telegram, update, isEnding)),
  )
  for (const one of answered) if (one.status === 'rejected') throw one.reason
  return Math.max(offset, ...updates.map(({ id }) => id + 1))
}
