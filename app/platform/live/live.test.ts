import { inArray, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { Client, type PoolConfig } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { connect, type Database } from '#database/connect.server.ts'
import { testDatabase } from '../../../tests/support/app.ts'
import { type Pooling, pooledConnection } from '../../../tests/support/pooled-connection.ts'
import { administer } from '../../../tests/support/postgres-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { LONG_POLL } from '../../../tests/support/timeouts.ts'
import { createLog } from '../log.server.ts'
import { payloadsOf } from './live.db.server.ts'
import {
  createLive,
  type Live,
  MAX_WATCHERS,
  MAX_WATCHERS_PER_OWNER,
  type ReadSnapshots,
} from './live.server.ts'

const boards = pgTable('boards', { key: text('key').primaryKey(), words: text('words').notNull() })

const readBoards: ReadSnapshots = async (db, keys) => {
  const rows = await db
    .select()
    .from(boards)
    .where(inArray(boards.key, [...keys]))
  return new Map(rows.map(({ key, words }) => [key, { version: words, text: words }]))
}

/** Long enough for notifications, too short for polling. */
const PROMPT = { timeout: 25_000, interval: 20 }

async function databaseWithBoards(): Promise<Database> {
  const db = await testDatabase()
  await db.execute(sql`create table boards (key text primary key, words text not null)`)
  return db
}

function liveOn(db: Database): Live {
  const live = createLive(db, createLog('silent'))
  onTestFinished(() => live.close())
  return live
}

const write = (db: Database, key: string, words: string) =>
  db.execute(sql`
    insert into boards values (${key}, ${words}) on conflict (key) do update set words = ${words}`)

/** Watches a key and records all states. */
function reader(live: Live, key: string, owner = 'somebody', read = readBoards) {
  const told: string[] = []
  let ended = false
  const leave = live.watch({
    key,
    owner,
    read,
    tell: ({ text: words }) => told.push(words),
    end: () => {
      ended = true
    },
  })
  return { told, leave, isEnded: () => ended }
}

/** The backends that listen in this database. */
async function listeners(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity
    where datname = current_database() and query in ('listen himaya_changes', 'select 1')
      and pid <> pg_backend_pid() and state not like 'idle in transaction%'`)
  return rows.map(({ pid }) => pid)
}

test('a change in one process reaches the watchers of every process', async () => {
  const db = await databaseWithBoards()
  await write(db, 'a', 'first')
  const here = liveOn(db)
  const there = liveOn(db)
  const readers = [reader(here, 'a'), reader(here, 'a'), reader(there, 'a')]
  await vi.waitFor(() => {
    for (const { told } of readers) expect(told).toEqual(['first'])
  }, PROMPT)
  await vi.waitFor(async () => expect(await listeners(db)).toHaveLength(2), PROMPT)
  await write(db, 'a', 'second')
  here.changed('a')
  await vi.waitFor(() => {
    for (const { told } of readers) expect(told).toEqual(['first', 'second'])
  }, PROMPT)
})

test('each process listens on one connection for all its watchers', async () => {
  const db = await databaseWithBoards()
  await write(db, 'a', 'first')
  const live = liveOn(db)
  const readers = Array.from({ length: 50 }, () => reader(live, 'a'))
  await vi.waitFor(() => expect(readers.every(({ told }) => told.length === 1)).toBe(true), PROMPT)
  await vi.waitFor(async () => expect(await listeners(db)).not.toEqual([]), PROMPT)
  // Once all have received a change, every listener has started.
  await write(db, 'a', 'second')
  live.changed('a')
  await vi.waitFor(() => expect(readers.every(({ told }) => told.length === 2)).toBe(true), PROMPT)
  expect(await listeners(db)).toHaveLength(1)
})

test('a watcher is notified only when the state it watches has changed', async () => {
  const db = await databaseWithBoards()
  await write(db, 'a', 'same')
  await write(db, 'b', 'old')
  const live = liveOn(db)
  const [a, b] = [reader(live, 'a'), reader(live, 'b')]
  await vi.waitFor(async () => expect(await listeners(db)).toHaveLength(1), PROMPT)
  await vi.waitFor(() => expect([a.told, b.told]).toEqual([['same'], ['old']]), PROMPT)
  await write(db, 'b', 'new')
  live.changed('a')
  live.changed('b')
  await vi.waitFor(() => expect(b.told).toEqual(['old', 'new']), PROMPT)
  expect(a.told).toEqual(['same'])
})

test('many changes within a tick are sent in a few notifications with all keys', async () => {
  const db = await databaseWithBoards()
  const ear = new Client(db.$client.options)
  const payloads: string[] = []
  ear.on('notification', ({ payload = '' }) => payloads.push(payload))
  await ear.connect()
  onTestFinished(() => ear.end())
  await ear.query('listen himaya_changes')
  const keys = Array.from({ length: 300 }, () => crypto.randomUUID())
  const live = liveOn(db)
  for (let round = 0; round < 10; round++) for (const key of keys) live.changed(key)
  await vi.waitFor(() => {
    expect(new Set(payloads.join(' ').split(' '))).toEqual(new Set(keys))
  }, PROMPT)
  expect(payloads.length).toBeLessThanOrEqual(3)
})

test('payloads contain every key in order and are shorter than 8,000 bytes', () => {
  expect(payloadsOf([])).toEqual([])
  expect(payloadsOf(['a'])).toEqual(['a'])
  for (const length of [1, 36, 63, 400]) {
    const keys = Array.from({ length: 1000 }, (_, n) => `${n}`.padStart(length, 'é'))
    const payloads = payloadsOf(keys)
    expect(payloads.flatMap((payload) => payload.split(' '))).toEqual(keys)
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  }
})

test('a watcher of a missing or deleted key is ended', async () => {
  const db = await databaseWithBoards()
  await write(db, 'a', 'here')
  const live = liveOn(db)
  const [a, none] = [reader(live, 'a'), reader(live, 'none')]
  await vi.waitFor(() => expect([a.told.length, none.isEnded()]).toEqual([1, true]), PROMPT)
  await vi.waitFor(async () => expect(await listeners(db)).toHaveLength(1), PROMPT)
  await db.delete(boards)
  live.changed('a')
  await vi.waitFor(() => expect(a.isEnded()).toBe(true), PROMPT)
})

test('a killed connection is replaced, and changes made meanwhile are reported', async () => {
  const db = await databaseWithBoards()
  await write(db, 'a', 'before')
  const live = liveOn(db)
  const a = reader(live, 'a')
  await vi.waitFor(async () => expect(await listeners(db)).toHaveLength(1), PROMPT)
  const [pid] = await listeners(db)
  await db.execute(sql`select pg_terminate_backend(${pid})`)
  await write(db, 'a', 'meanwhile')
  await vi.waitFor(() => expect(a.told).toEqual(['before', 'meanwhile']), LONG_POLL)
  await vi.waitFor(async () => {
    const now = await listeners(db)
    expect(now).toHaveLength(1)
    expect(now).not.toContain(pid)
  }, LONG_POLL)
  await write(db, 'a', 'after')
  live.changed('a')
  await vi.waitFor(() => expect(a.told.at(-1)).toBe('after'), PROMPT)
})

test('without a connection to listen on, changes are found by polling until there is one', async () => {
  const db = await databaseWithBoards()
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  const allow = (yes: boolean) =>
    administer(inject('postgres'), `alter database ${rows[0]?.name} with allow_connections ${yes}`)
  await write(db, 'a', 'first')
  await allow(false)
  const live = liveOn(db)
  const a = reader(live, 'a')
  await vi.waitFor(() => expect(a.told).toEqual(['first']), LONG_POLL)
  await write(db, 'a', 'second')
  await vi.waitFor(() => expect(a.told).toEqual(['first', 'second']), LONG_POLL)
  expect(await listeners(db)).toEqual([])
  await allow(true)
  await vi.waitFor(async () => expect(await listeners(db)).toHaveLength(1), LONG_POLL)
  await write(db, 'a', 'third')
  live.changed('a')
  await vi.waitFor(() => expect(a.told.at(-1)).toBe('third'), PROMPT)
})

test.each<Pooling>([
  { deaf: true },
  { ownKey: true, deaf: true },
])('a LISTEN that nobody hears does not count: with %o changes are polled for every three seconds', async (pooling) => {
  const direct = await databaseWithBoards()
  await write(direct, 'a', 'first')
  const db = await through(direct.$client.options, pooling)
  const { log, lines } = recordedLog()
  const live = createLive(db, log)
  onTestFinished(() => live.close())
  const a = reader(live, 'a')
  await vi.waitFor(() => expect(a.told).toEqual(['first']), PROMPT)
  await write(direct, 'a', 'second')
  await vi.waitFor(() => expect(a.told).toEqual(['first', 'second']), PROMPT)
  const saidSo = lines().filter(({ msg }) => String(msg).includes('a pooler is in between'))
  expect(saidSo).toHaveLength(pooling.ownKey ? 1 : 0)
})

test('through a pooler no LISTEN is left on a server connection that others share', async () => {
  const direct = await databaseWithBoards()
  const live = liveOn(await through(direct.$client.options, { ownKey: true }))
  await live.open()
  // The session that holds the site's lock is checked, too, in its transaction.
  await vi.waitFor(async () => expect(await listeners(direct)).toEqual([]), PROMPT)
  await vi.waitFor(async () => {
    const { rows } = await direct.execute(sql`
      select state from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and backend_xmin is null`)
    expect(rows).toHaveLength(1)
  }, PROMPT)
})

test('a failed read ends no watcher, and the next read reports the change', async () => {
  const db = await databaseWithBoards()
  await write(db, 'a', 'kept')
  await db.execute(sql`alter table boards rename to away`)
  const live = liveOn(db)
  const a = reader(live, 'a')
  await vi.waitFor(async () => expect(await listeners(db)).toHaveLength(1), PROMPT)
  await db.execute(sql`alter table away rename to boards`)
  live.changed('a')
  await vi.waitFor(() => expect(a.told).toEqual(['kept']), PROMPT)
  expect(a.isEnded()).toBe(false)
})

test('a failed read does not delay other reads', async () => {
  const db = await databaseWithBoards()
  await write(db, 'a', 'first')
  const live = liveOn(db)
  reader(live, 'broken', 'somebody', () => Promise.reject(new Error('cannot be read')))
  const a = reader(live, 'a')
  await vi.waitFor(() => expect(a.told).toEqual(['first']), PROMPT)
  for (const words of ['second', 'third', 'fourth']) {
    await write(db, 'a', words)
    live.changed('broken')
    live.changed('a')
    await vi.waitFor(() => expect(a.told.at(-1)).toBe(words), PROMPT)
  }
})

test('watchers are limited per owner and in total, and a watcher that leaves frees its place', async () => {
  const live = liveOn(await databaseWithBoards())
  const ofOne = Array.from({ length: MAX_WATCHERS_PER_OWNER }, () => reader(live, 'a', 'one'))
  expect(ofOne.every(({ leave }) => leave !== null)).toBe(true)
  expect(reader(live, 'b', 'one').leave).toBeNull()
  ofOne[0]?.leave?.()
  ofOne[0]?.leave?.()
  expect(reader(live, 'b', 'one').leave).not.toBeNull()
  expect(reader(live, 'b', 'one').leave).toBeNull()
  for (let n = live.watching; n < MAX_WATCHERS; n++) reader(live, 'a', `other ${n}`)
  expect(reader(live, 'a', 'late').leave).toBeNull()
})

test('closing ends every watcher and rejects new ones', async () => {
  const db = await databaseWithBoards()
  await write(db, 'a', 'here')
  const live = liveOn(db)
  const a = reader(live, 'a')
  await vi.waitFor(async () => expect(await listeners(db)).toHaveLength(1), PROMPT)
  live.close()
  expect([a.isEnded(), live.watching]).toEqual([true, 0])
  expect(reader(live, 'a').leave).toBeNull()
  await vi.waitFor(async () => expect(await listeners(db)).toEqual([]), PROMPT)
})

/** The same database through a stand-in for a pooler. */
async function through(connection: PoolConfig, pooling: Pooling): Promise<Database> {
  const db = connect(await pooledConnection(connection, pooling), () => {})
  onTestFinished(() => db.$client.end())
  return db
}
