import { DrizzleQueryError } from 'drizzle-orm'
import { sqlState } from '#database/transaction.server.ts'

/** Data exception, integrity violation, syntax or access rule (PostgreSQL, appendix A): the statement is at fault. */
const OUR_FAULT = /^(22|23|42)/

/** Whether a query failed because the database cannot answer now: down, starting, full or overloaded. */
export function databaseFailed(fault: unknown): boolean {
  return fault instanceof DrizzleQueryError && !OUR_FAULT.test(sqlState(fault) ?? '')
}
