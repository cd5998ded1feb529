/** What happens to the embedded server while it runs, for the caller's log. */
export type EmbeddedEvent =
  /** It answers. `adopted`: it was already running, left behind by a Himaya that was killed. */
  | { kind: 'started'; pid: number; adopted: boolean }
  /** It has gone without being asked, and will be started again after `retryInMs`. */
  | { kind: 'down'; retryInMs: number }
  /** It could not be started again this time. */
  | { kind: 'fault'; text: string }
  | ServerMessage
  | { kind: 'stopped' }

/** A line that the server wrote. `text` is there only when it cannot hold anyone's data. */
export type ServerMessage = {
  kind: 'message'
  level: 'warning' | 'error' | 'fatal' | 'panic'
  /** Which part of the server speaks, e.g. `checkpointer` or `client backend`. */
  process: string
  /** Five characters, see "PostgreSQL Error Codes" in PostgreSQL's manual. */
  sqlState: string
  text?: string
}

/** Refusals for want of disk, memory or connections, faults of the system, and of the server itself. */
const OF_THE_SERVER = /^(53|58|XX)/

/**
 * How loud a log is about an event. An error of a statement is its client's matter, who is told it and may expect it, unless
 * the server is what fails.
 */
export function logLevelOf(event: EmbeddedEvent): 'info' | 'warn' | 'error' {
  if (event.kind === 'down') return 'warn'
  if (event.kind === 'fault') return 'error'
  if (event.kind !== 'message') return 'info'
  if (event.level === 'warning') return 'warn'
  const ofStatement = event.level === 'error' && event.process === 'client backend'
  return ofStatement && !OF_THE_SERVER.test(event.sqlState) ? 'info' : 'error'
}

/** The server's `log_line_prefix` that `parseServerLine` reads: process, SQLSTATE. */
export const logLinePrefix = '%b|%e|'

const linePattern = /^([^|]*)\|(\w{5})\|(WARNING|ERROR|FATAL|PANIC): {2}(.*)$/

/** SQLSTATEs of connections cut or refused because the server stops or starts. */
const ordinary = new Set(['57P01', '57P03'])

/**
 * Reads one line of the server's stderr. `undefined` for everything but warnings and errors.
 *
 * A client's errors quote its values ("invalid input syntax for type uuid: …"), and the client is
 * told them anyway, so only their SQLSTATE is kept. Statements and details are on lines of their
 * own, which this drops.
 */
export function parseServerLine(line: string): ServerMessage | undefined {
  const [, process, sqlState, level, text] = linePattern.exec(line) ?? []
  if (process === undefined || !sqlState || !level || ordinary.has(sqlState)) return undefined
  const fromClient = process === 'client backend' && (level === 'WARNING' || level === 'ERROR')
  return {
    kind: 'message',
    level: level.toLowerCase() as ServerMessage['level'],
    process,
    sqlState,
    ...(fromClient ? {} : { text }),
  }
}
