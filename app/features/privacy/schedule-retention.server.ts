import type { App } from '#app/platform/context.server.ts'
import { repeat } from '#app/platform/process/repeat.server.ts'
import { runRetention } from './run-retention.server.ts'

/** Interval at which every process checks whether the hourly run is due. */
const ASK_EVERY_MS = 5 * 60_000

/**
 * Runs retention now and periodically until `stopping`. Survives database outages and does not keep the
 * process alive.
 */
export function scheduleRetention(app: App, stopping: AbortSignal, everyMs = ASK_EVERY_MS): void {
  repeat(() => runRetention(app, stopping), {
    everyMs,
    stopping,
    failed: (err) => app.log.warn({ err }, 'retention could not run; it is tried again'),
  })
}
