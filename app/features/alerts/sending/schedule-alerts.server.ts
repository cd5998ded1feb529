import type { App } from '#app/platform/context.server.ts'
import { repeat } from '#app/platform/process/repeat.server.ts'
import { sendAlerts } from './send-alerts.server.ts'
import { sendPushAlerts } from './send-push-alerts.server.ts'

/** Interval at which every process looks for alerts that are due. */
const ASK_EVERY_MS = 60_000

/**
 * Sends alerts now and whenever some are due, until `stopping`. Mail does not wait for push services, nor they for it.
 * Survives database outages and does not keep the process alive.
 * @returns waits until no alert is being sent, so that what was sent is noted before the process ends
 */
export function scheduleAlerts(
  app: App,
  stopping: AbortSignal,
  everyMs = ASK_EVERY_MS,
): () => Promise<void> {
  const runs = [sendAlerts, sendPushAlerts].map((send) =>
    repeat(() => send(app, stopping), {
      everyMs,
      stopping,
      failed: (err) => app.log.warn({ err }, 'alerts could not be sent; it is tried again'),
    }),
  )
  return async () => {
    await Promise.all(runs.map((finished) => finished()))
  }
}
