import { setTimeout as pause } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database, Queries } from './connect.server.ts'

const ATTEMPTS = 5
/** serialization_failure and deadlock_detected (PostgreSQL, appendix A): the same work may succeed when done again. */
const TRY_AGAIN = new Set(['40001', '40P01'])
/** Twice as long each time, and half of it by chance, so that two who were in each other's way are not so again. */
const FIRST_PAUSE_MS = 10
const UNIQUE_VIOLATION = '23505'
/** Data exception, integrity violation, syntax or access rule (PostgreSQL, appendix A): the statement is at fault. */
const STATEMENT_AT_FAULT = /^(22|23|42)/

/**
 * Runs `work` in one transaction, again from the start and after a pause when the database asks for it. `work` must do
 * nothing else.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work)
    } catch (fault) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(fault) ?? '')) throw fault
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2))
    }
  }
}

/** A connection that can't be told to be outside of the transaction serves nobody else. */
async function runOnce<Result>(
  db: Database,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    const result = await work(drizzle(client))
    await client.query('commit')
    client.release()
    return result
  } catch (fault) {
    client.release(!(await rollsBack(client)))
    throw fault
  }
}

function rollsBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

/** Those of PostgreSQL (appendix A) begin with a digit, or by one of four classes: EPIPE is of the system. */
const SQL_STATE = /^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/** The five characters by which PostgreSQL names what went wrong, or undefined for any other fault. */
export function sqlState(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  const code = (fault as { code?: unknown }).code
  return typeof code === 'string' && SQL_STATE.test(code) ? code : sqlState(fault.cause)
}

/** Whether the fault is that what must be unique is there already. */
export function isTaken(fault: unknown): boolean {
  return sqlState(fault) === UNIQUE_VIOLATION
}

/** Whether a query failed because the database can't answer now: down, starting, full or overloaded. */
export function databaseFailed(fault: unknown): boolean {
  return fault instanceof DrizzleQueryError && !STATEMENT_AT_FAULT.test(sqlState(fault) ?? '')
}
