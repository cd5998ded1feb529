import { sqlState } from '#database/transaction.server.ts'

const UNIQUE_VIOLATION = '23505'

/** Whether an article could not be kept because another one has its slug: the only thing of it that must be unique. */
export function slugIsTaken(fault: unknown): boolean {
  return sqlState(fault) === UNIQUE_VIOLATION
}
