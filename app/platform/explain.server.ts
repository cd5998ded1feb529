import { EmbeddedPostgresError } from '#database/embedded/start.server.ts'
import { ConfigurationError } from './env.server.ts'
import { describeFault } from './log.server.ts'

type FaultClass = abstract new (...parts: never[]) => Error

/**
 * One line for whoever started a program: what to mend, or what of a fault may be written down. Never the message of a
 * database error, which can carry parts of a row.
 * @param told faults of the program's own whose message says what to mend
 */
export function explain(fault: unknown, ...told: readonly FaultClass[]): string {
  const kinds = [ConfigurationError, EmbeddedPostgresError, ...told]
  return fault instanceof Error && kinds.some((kind) => fault instanceof kind)
    ? fault.message
    : JSON.stringify(describeFault(fault))
}
