import { setTimeout as pause } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'
import type { Database, Queries } from './connect.server.ts'

const ATTEMPTS = 5
/** serialization_failure and deadlock_detected (PostgreSQL, appendix A): the transaction can be retried. */
const TRY_AGAIN = new Set(['40001', '40P01'])
/** Exponential backoff with 50 % jitter, so that conflicting transactions do not collide again. */
const FIRST_PAUSE_MS = 10
/** A rollback takes no time. Behind a commit that hangs, the visitor would wait once more. */
const ROLLBACK_TIMEOUT_MS = 1_000
const UNIQUE_VIOLATION = '23505'
/** Data exception, integrity violation, syntax or access rule error (PostgreSQL, appendix A). */
const STATEMENT_AT_FAULT = /^(22|23|42)/

/**
 * Runs `work` in a transaction and retries it after a pause if the database requests that. `work` must have
 * no other side effects.
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

/** A connection whose rollback failed is not returned to the pool. */
async function runOnce<Result>(
  db: Database,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await answered('connect', db.$client.connect())
  try {
    await answered('begin', client.query('begin'))
    const result = await work(drizzle(client))
    await answered('commit', client.query('commit'))
    client.release()
    return result
  } catch (fault) {
    client.release(!(await rollsBack(client)))
    throw fault
  }
}

/** Lets a step outside Drizzle fail like a query, so that `databaseFailed` recognises an outage in every step. */
function answered<Answer>(step: string, answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: Error) => {
    throw new DrizzleQueryError(step, [], cause)
  })
}

function rollsBack(client: PoolClient): Promise<boolean> {
  const rollback = { text: 'rollback', query_timeout: ROLLBACK_TIMEOUT_MS } as QueryConfig
  return client.query(rollback).then(
    () => true,
    () => false,
  )
}

/**
 * PostgreSQL SQLSTATEs (appendix A) begin with a digit or one of four classes. Excludes system codes such as
 * EPIPE.
 */
const SQL_STATE = /^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/** Returns the SQLSTATE of an error, or undefined for any other error. */
export function sqlState(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  const code = (fault as { code?: unknown }).code
  return typeof code === 'string' && SQL_STATE.test(code) ? code : sqlState(fault.cause)
}

/** Whether the error is a unique violation. */
export function isTaken(fault: unknown): boolean {
  return sqlState(fault) === UNIQUE_VIOLATION
}

/** Whether a query failed because the database is unavailable: down, starting, full or overloaded. */
export function databaseFailed(fault: unknown): boolean {
  return fault instanceof DrizzleQueryError && !STATEMENT_AT_FAULT.test(sqlState(fault) ?? '')
}
