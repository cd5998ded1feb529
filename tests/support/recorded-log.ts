import type { App } from '#app/platform/context.server.ts'
import { createLog, type Log } from '#app/platform/log.server.ts'

export type RecordedLog = {
  log: Log
  /** All that was written so far, at every level. */
  text(): string
  /** The same, line by line. */
  lines(): Record<string, unknown>[]
}

/** The real log, at its most talkative, that is kept in place of being printed. */
export function recordedLog(): RecordedLog {
  const written: string[] = []
  return {
    log: createLog('debug', { write: (line) => void written.push(line) }),
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line)),
  }
}

/** Lets an App that serves nothing yet write its log where a test can read it. */
export function recordLog(app: App): RecordedLog {
  const recorded = recordedLog()
  app.log = recorded.log
  return recorded
}
