import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { administer, inDatabase } from '../tests/support/postgres-server.ts'
import { connect, type Database } from './connect.server.ts'
import { prepareDatabase } from './prepare.server.ts'

async function emptyDatabase(patience: PoolConfig = {}): Promise<Database> {
  const server = inject('postgres')
  const name = `himaya_prepare_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(server, `create database ${name}`)
  const db = connect(
    { ...inDatabase(server, name), connectionTimeoutMillis: 0, ...patience },
    () => {},
  )
  onTestFinished(async () => {
    await db.$client.end()
    await administer(server, `drop database ${name} with (force)`)
  })
  return db
}

async function searchIndex(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ definition: string }>(
    sql`select indexdef as definition from pg_indexes where indexname = 'scams_search'`,
  )
  return rows[0]?.definition
}

test('the trigram index of the search is created at the start', async () => {
  const db = await emptyDatabase()
  await prepareDatabase(db, async () => {})
  expect(await searchIndex(db)).toContain('gin_trgm_ops')
})

test('a start on a prepared database does not wait for a vacuum or an index build', async () => {
  const db = await emptyDatabase({ lock_timeout: 1_000 })
  await prepareDatabase(db, async () => {})
  const another = await db.$client.connect()
  try {
    await another.query('begin')
    await another.query('lock table scams, reported_scams in share update exclusive mode')
    await prepareDatabase(db, async () => {})
  } finally {
    await another.query('rollback')
    another.release()
  }
})

test('a server that rejects the extension is prepared without the index', async () => {
  const db = await emptyDatabase()
  await db.$client.query(`
    create function refuse() returns event_trigger language plpgsql as $$
      begin raise exception 'extensions are not for you' using errcode = '42501'; end $$;
    create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION')
      execute function refuse()`)
  let seeded = 0
  const seed = async () => {
    seeded += 1
  }
  await prepareDatabase(db, seed)
  expect(await searchIndex(db)).toBeUndefined()
  expect(seeded).toBe(1)

  await db.$client.query('drop event trigger refuse')
  await prepareDatabase(db, seed)
  expect(await searchIndex(db)).toContain('gin_trgm_ops')
})

test('several processes can prepare one database concurrently', async () => {
  const db = await emptyDatabase()
  await Promise.all(Array.from({ length: 8 }, () => prepareDatabase(db, async () => {})))
  expect(await searchIndex(db)).toContain('gin_trgm_ops')
})

test('a timeout of idle transactions does not end the transaction that holds the lock', async () => {
  const db = await emptyDatabase({ options: '-c idle_in_transaction_session_timeout=1000' })
  await prepareDatabase(db, async () => {
    const idle = await db.$client.connect()
    const ended = once(idle, 'error')
    await idle.query('begin')
    await ended
    idle.release(true)
  })
  expect(await searchIndex(db)).toContain('gin_trgm_ops')
})

test('a start during another preparation may wait longer than a request', async () => {
  const db = await emptyDatabase({ query_timeout: 3_000 })
  await prepareDatabase(db, async () => {})
  const another = await db.$client.connect()
  await another.query('begin')
  await another.query(LOCK)
  const preparing = prepareDatabase(db, async () => {})
  await expect.poll(() => waiting(db)).toBe(1)
  // A request that came later was abandoned.
  await expect(db.$client.query(LOCK)).rejects.toThrow('timeout')
  await another.query('commit')
  another.release()
  await preparing
})

const LOCK = 'select id from startup_lock for update'

async function waiting(db: Database): Promise<number> {
  const { rowCount } = await db.execute(
    sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}
