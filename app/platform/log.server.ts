import cluster from 'node:cluster'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Lines leave together, when there are so many bytes of them or after so long: each leaving costs more than a line. */
const TOGETHER = { minLength: 4096, periodicFlush: 100 }
/** What is kept of lines that can't be written, on a disk that is full, until they can be. */
const MAX_UNWRITTEN_BYTES = 1024 * 1024

/**
 * Structured lines on standard output, or to `destination`; a process that ends has written all of its own.
 * Addresses, texts and form fields never belong in one; of a fault only the class, code and stack frames are kept, because
 * a database error's message can carry the parameters of the query. A worker's lines say which one it is.
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
 * Standard output, opened once: its timer lasts as long as the process. While it takes nothing, the site goes on without a log: nobody hears the fault, which would end the process,
 * and an end of the process does not try to write what is left, which would go on for ever.
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

/** What may be written down of a fault: never its message. */
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

/** A stack begins with the message, whose lines may look like frames. Where it has another one, nothing is told. */
function after(message: string, stack: string): string {
  const at = stack.indexOf(message)
  return at === -1 ? '' : stack.slice(at + message.length)
}
