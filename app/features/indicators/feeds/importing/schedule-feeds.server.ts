import type { App } from '#app/platform/context.server.ts'
import { repeat } from '#app/platform/process/repeat.server.ts'
import { forgetOtherFeeds, runFeeds } from './run-feeds.server.ts'

/** Interval at which every process checks whether a list is due. */
const ASK_EVERY_MS = 60_000

/**
 * Imports lists now and whenever one is due, until `stopping`. Survives database outages and does not keep the
 * process alive.
 */
export function scheduleFeeds(app: App, stopping: AbortSignal, everyMs = ASK_EVERY_MS): void {
  let isTidied = false
  const work = async () => {
    if (!isTidied) await forgetOtherFeeds(app)
    isTidied = true
    await runFeeds(app, stopping)
  }
  repeat(work, {
    everyMs,
    stopping,
    failed: (err) => app.log.warn({ err }, 'lists could not be imported; it is tried again'),
  })
}
