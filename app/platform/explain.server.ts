import { EmbeddedPostgresError } from '#database/embedded/start.server.ts'
import { sqlState } from '#database/transaction.server.ts'
import { ConfigurationError } from './env.server.ts'
import { describeFault } from './log.server.ts'

/** read_only_sql_transaction (PostgreSQL, appendix A). */
const READ_ONLY = '25006'

type FaultClass = abstract new (...parts: never[]) => Error

/**
 * One line for whoever started a program: what to mend, or what of a fault may be written down. Never the message of a
 * database error, which can carry parts of a row.
 * @param told faults of the program's own whose message says what to mend
 */
export function explain(fault: unknown, ...told: readonly FaultClass[]): string {
  if (sqlState(fault) === READ_ONLY) {
    return `DATABASE_URL must lead to a server that takes writes: this one is a standby, or set to be read only (${READ_ONLY})`
  }
  const kinds = [ConfigurationError, EmbeddedPostgresError, ...told]
  return fault instanceof Error && kinds.some((kind) => fault instanceof kind)
    ? fault.message
    : JSON.stringify(describeFault(fault))
}
