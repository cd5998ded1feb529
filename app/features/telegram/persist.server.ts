import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '#app/platform/context.server.ts'
import { pauseAskedBy, statusOf } from './telegram-api.server.ts'

/** Pauses after failures: the first one, doubled for each further one up to the longest. */
export type Pauses = { firstMs: number; longestMs: number }

const PAUSES: Pauses = { firstMs: 1000, longestMs: 60_000 }

/**
 * Repeats a step with Telegram until it says that there is no more to do, or `ending`. Never throws: after a
 * failure it tries again, ever later, and not before Telegram asks for it.
 * @param step returns whether it is to be repeated
 */
export async function persist(
  { log, metrics }: App,
  ending: AbortSignal,
  step: () => Promise<boolean>,
  { firstMs, longestMs }: Pauses = PAUSES,
): Promise<void> {
  let pauseMs = firstMs
  while (!ending.aborted) {
    try {
      if (!(await step())) return
      pauseMs = firstMs
    } catch (err) {
      if (ending.aborted) return
      metrics.failures.inc({ of: 'telegram' })
      log.warn({ err, status: statusOf(err) }, 'the bot has no connection; it is tried again')
      await pause(Math.max(pauseMs, pauseAskedBy(err)), null, { signal: ending }).catch(() => {})
      pauseMs = Math.min(2 * pauseMs, longestMs)
    }
  }
}
