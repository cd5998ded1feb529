import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../tests/support/app.ts'
import { stallingConnection } from '../tests/support/stalling-connection.ts'
import { connect } from './connect.server.ts'
import { databaseFailed, inTransaction, sqlState } from './transaction.server.ts'

test('a connection that breaks within a transaction fails only that transaction', async () => {
  const db = await testDatabase()
  const broken = inTransaction(db, async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await transaction.execute(sql`select pg_sleep(5)`)
  })
  await expect(broken).rejects.toThrow()
  expect(await one(db)).toBe(1)
  expect(db.$client.totalCount).toBe(db.$client.idleCount)
})

test('a transaction without an answer from the server is an outage and releases its connection', async () => {
  const { db, line } = await stallingDatabase()
  await db.execute(sql`select 1`)
  line.stall()
  await expect(inTransaction(db, async () => {})).rejects.toSatisfy(databaseFailed)
  line.goOn()
  expect(await one(db)).toBe(1)
})

test('a commit without an answer from the server is an outage', async () => {
  const { db, line } = await stallingDatabase()
  const hanging = inTransaction(db, async () => line.stall())
  await expect(hanging).rejects.toSatisfy(databaseFailed)
})

test('a transaction that gets no connection is an outage', async () => {
  const db = connect({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }, () => {})
  onTestFinished(() => db.$client.end())
  await expect(inTransaction(db, async () => {})).rejects.toSatisfy(databaseFailed)
})

test('a rollback that gets no answer is not waited for as long as a query', async () => {
  const direct = await testDatabase()
  const line = await stallingConnection(direct.$client.options)
  const db = connect({ ...line.connection, max: 1, query_timeout: 120_000 }, () => {})
  onTestFinished(() => db.$client.end())
  const started = performance.now()
  const failing = inTransaction(db, async () => {
    line.stall()
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  expect(performance.now() - started).toBeLessThan(100_000)
})

test('a write after a transaction that could not be rolled back is not lost', async () => {
  const { db, line, direct } = await stallingDatabase()
  const stalled = inTransaction(db, async (transaction) => {
    await transaction.execute(sql`select 1`)
    line.stall()
    await transaction.execute(sql`select 2`)
  })
  await expect(stalled).rejects.toThrow()
  line.goOn()
  await db.execute(sql`create table written ()`)
  const { rows } = await direct.execute(sql`select to_regclass('written') is not null as there`)
  expect(rows).toEqual([{ there: true }])
})

test('a transaction with a serialisation failure is retried after growing pauses', async () => {
  const db = await testDatabase()
  const begun: number[] = []
  const ended: number[] = []
  const done = inTransaction(db, async (transaction) => {
    begun.push(performance.now())
    if (begun.length === 5) return 'done'
    await transaction.execute(REFUSED).finally(() => ended.push(performance.now()))
  })
  expect(await done).toBe('done')
  const pauses = ended.map((moment, turn) => (begun[turn + 1] ?? 0) - moment)
  // Half of it is random, and a timer may fire slightly early.
  for (const [turn, least] of [5, 10, 20, 40].entries()) {
    expect(pauses[turn]).toBeGreaterThan(least - 2)
  }
})

test('a transaction that keeps failing is given up after five attempts', async () => {
  const db = await testDatabase()
  let tries = 0
  const refused = inTransaction(db, async (transaction) => {
    tries += 1
    await transaction.execute(REFUSED)
  })
  await expect(refused).rejects.toSatisfy((fault) => sqlState(fault) === '40001')
  expect(tries).toBe(5)
})

/** The error of one of two conflicting transactions. */
const REFUSED = sql`do $$ begin raise serialization_failure; end $$`

const one = (db: Awaited<ReturnType<typeof testDatabase>>) =>
  inTransaction(db, async (transaction) => {
    const { rows } = await transaction.execute<{ one: number }>(sql`select 1 as one`)
    return rows[0]?.one
  })

/** One connection to a database that can stall; queries time out after a second. */
async function stallingDatabase() {
  const direct = await testDatabase()
  const line = await stallingConnection(direct.$client.options)
  const db = connect({ ...line.connection, max: 1, query_timeout: 1_000 }, () => {})
  onTestFinished(() => db.$client.end())
  return { db, line, direct }
}

test.each([
  '23505',
  '08P01',
  '40P01',
  'P0001',
  'XX000',
  'HV00R',
  'F0000',
])('%s is found as an SQLSTATE in a nested cause', (code) => {
  const fault = new Error('outside', { cause: Object.assign(new Error('inside'), { code }) })
  expect(sqlState(fault)).toBe(code)
})

test.each(['EPIPE', 'EPERM', 'EBUSY', 'ECONNRESET', 57])('%s is not an SQLSTATE', (code) => {
  expect(sqlState(Object.assign(new Error(), { code }))).toBeUndefined()
})
