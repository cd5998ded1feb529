import cluster from 'node:cluster'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Lines are written in batches of this size or after this interval, because a write costs more than a line.
 */
const TOGETHER = { minLength: 4096, periodicFlush: 100 }
/** Maximum size of buffered lines while they cannot be written, for example on a full disk. */
const MAX_UNWRITTEN_BYTES = 1024 * 1024

/**
 * Creates a structured log on standard output or `destination`; all lines are written before the process
 * exits. Never log addresses, texts or form fields. Of an error only class, code and stack frames are logged,
 * because a database error's message may contain query parameters. Lines of a worker include its number.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: cluster.worker ? { worker: cluster.worker.id } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeFault },
  }
  return pino(options, destination ?? openOutput())
}

let output: ReturnType<typeof pino.destination> | undefined

/**
 * Opens standard output once, because its timer lasts as long as the process. If it cannot be written, the
 * site continues without a log: the error is ignored, which would otherwise end the process, and nothing is
 * flushed at exit, which would otherwise never end.
 */
function openOutput(): DestinationStream {
  if (output) return output
  const opened = pino.destination({ sync: false, maxLength: MAX_UNWRITTEN_BYTES, ...TOGETHER })
  const { flushSync } = opened
  opened.on('error', () => {
    opened.flushSync = () => {}
  })
  opened.on('write', () => {
    opened.flushSync = flushSync
  })
  output = opened
  return opened
}

/** Returns the loggable part of an error, without its message. */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { name: typeof fault }
  const { name, stack = '', message, cause } = fault
  const code = (fault as { code?: unknown }).code
  return {
    name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    frames: after(message, stack)
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(cause === undefined ? {} : { cause: describeFault(cause) }),
  }
}

/**
 * A stack begins with the message, whose lines may look like frames. If it begins with another message,
 * nothing is returned.
 */
function after(message: string, stack: string): string {
  const at = stack.indexOf(message)
  return at === -1 ? '' : stack.slice(at + message.length)
}
