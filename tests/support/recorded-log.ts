import type { App } from '#app/platform/context.server.ts'
import { createLog, type Log } from '#app/platform/log.server.ts'

export type RecordedLog = {
  log: Log
  /** Everything logged so far, at every level. */
  text(): string
  /** The same by line. */
  lines(): Record<string, unknown>[]
}

/** Returns the real log at its most verbose level, recorded instead of printed. */
export function recordedLog(): RecordedLog {
  const written: string[] = []
  return {
    log: createLog('debug', { write: (line) => void written.push(line) }),
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line)),
  }
}

/** Redirects the log of an App that does not serve yet. */
export function recordLog(app: App): RecordedLog {
  const recorded = recordedLog()
  app.log = recorded.log
  return recorded
}
