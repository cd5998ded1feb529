import type { Database, Queries } from './connect.server.ts'

const ATTEMPTS = 5
/** serialization_failure and deadlock_detected (PostgreSQL, appendix A): the same work may succeed when done again. */
const TRY_AGAIN = new Set(['40001', '40P01'])

/** Runs `work` in one transaction, again from the start when the database asks for it. `work` must do nothing else. */
export async function inTransaction<Result>(
  db: Database,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (fault) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(fault) ?? '')) throw fault
    }
  }
}

/** Those of PostgreSQL (appendix A) begin with a digit, or by one of four classes: EPIPE is of the system. */
const SQL_STATE = /^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/** The five characters by which PostgreSQL names what went wrong, or undefined for any other fault. */
export function sqlState(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  const code = (fault as { code?: unknown }).code
  return typeof code === 'string' && SQL_STATE.test(code) ? code : sqlState(fault.cause)
}
