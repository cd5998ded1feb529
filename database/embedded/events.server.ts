/** Events of the running embedded server, for the caller's log. */
export type EmbeddedEvent =
  /** The server accepts connections. `adopted`: it was left running by a Himaya that was killed. */
  | { kind: 'started'; pid: number; adopted: boolean }
  /** The server exited unexpectedly and will be restarted after `retryInMs`. */
  | { kind: 'down'; retryInMs: number }
  /** A restart failed. */
  | { kind: 'fault'; text: string }
  | ServerMessage
  | { kind: 'stopped' }

/** A line of server output. `text` is present only if it cannot contain user data. */
export type ServerMessage = {
  kind: 'message'
  level: 'warning' | 'error' | 'fatal' | 'panic'
  /** The server process, e.g. `checkpointer` or `client backend`. */
  process: string
  /** Five characters, see "PostgreSQL Error Codes" in the PostgreSQL manual. */
  sqlState: string
  text?: string
}

/** Insufficient resources, system errors and internal errors. */
const OF_THE_SERVER = /^(53|58|XX)/

/**
 * Returns the log level of an event. A statement's error is reported to its client, unless the server itself
 * fails.
 */
export function logLevelOf(event: EmbeddedEvent): 'info' | 'warn' | 'error' {
  if (event.kind === 'down') return 'warn'
  if (event.kind === 'fault') return 'error'
  if (event.kind !== 'message') return 'info'
  if (event.level === 'warning') return 'warn'
  const ofStatement = event.level === 'error' && event.process === 'client backend'
  return ofStatement && !OF_THE_SERVER.test(event.sqlState) ? 'info' : 'error'
}

/** The server's `log_line_prefix` for `parseServerLine`: process, SQLSTATE. */
export const logLinePrefix = '%b|%e|'

const linePattern = /^([^|]*)\|(\w{5})\|(WARNING|ERROR|FATAL|PANIC): {2}(.*)$/

/** SQLSTATEs of connections that are closed or refused during shutdown or startup. */
const ordinary = new Set(['57P01', '57P03'])

/**
 * Parses one line of the server's stderr. `undefined` except for warnings and errors.
 *
 * Client errors quote values ("invalid input syntax for type uuid: …"), and the client receives them anyway,
 * so only their SQLSTATE is kept. Statements and details are on separate lines, which are dropped.
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
