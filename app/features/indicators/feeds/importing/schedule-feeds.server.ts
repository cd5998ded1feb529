import type { App } from '#app/platform/context.server.ts'
import { forgetOtherFeeds, runFeeds } from './run-feeds.server.ts'

/** Interval at which every process checks whether a list is due. */
const ASK_EVERY_MS = 60_000

/**
 * Imports lists now and whenever one is due, until `stopping`. Survives database outages and does not keep the
 * process alive.
 */
export function scheduleFeeds(app: App, stopping: AbortSignal, everyMs = ASK_EVERY_MS): void {
  let running = false
  let isTidied = false
  const ask = async () => {
    if (running || stopping.aborted) return
    running = true
    try {
      if (!isTidied) await forgetOtherFeeds(app)
      isTidied = true
      await runFeeds(app, stopping)
    } catch (err) {
      app.log.warn({ err }, 'lists could not be imported; it is tried again')
    } finally {
      running = false
    }
  }
  const timer = setInterval(ask, everyMs).unref()
  stopping.addEventListener('abort', () => clearInterval(timer))
  void ask()
}
