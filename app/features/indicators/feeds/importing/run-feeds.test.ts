import type { ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import type { Database } from '#database/connect.server.ts'
import { testApp, testDatabase } from '../../../../../tests/support/app.ts'
import { list, stall, startListServer } from '../../../../../tests/support/list-server.ts'
import { FEED_LIMITS } from '../feed-limits.ts'
import { switchGeneration } from '../feeds.db.server.ts'
import { domains, listed, passTime, stateOf } from '../testing/listed.ts'
import { addEntries } from './load-entries.db.server.ts'
import { forgetOtherFeeds, runFeeds } from './run-feeds.server.ts'
import { scheduleFeeds } from './schedule-feeds.server.ts'

const GOING_ON = new AbortController().signal
const LIMITS = { ...FEED_LIMITS, batch: 100 }
const VERSION = { etag: '"one"' }

test('without FEEDS nothing is asked for', async () => {
  const app = await testApp()
  expect(await runFeeds(app, GOING_ON)).toBe(null)
})

test('of many processes one imports, also while the import runs', async () => {
  const server = await startListServer(list(domains(500)))
  const db = await testDatabase()
  const apps = await Promise.all(Array.from({ length: 5 }, () => feedApp(db, server.origin)))
  const outcomes = await Promise.all(apps.map((app) => runFeeds(app, GOING_ON, LIMITS)))
  expect(outcomes.filter((outcome) => outcome?.ours)).toEqual([{ ours: 'imported' }])
  expect(server.requests).toHaveLength(1)
  expect(await listed(db)).toHaveLength(500)
})

test('an interrupted import continues where it was, if the list is the same', async () => {
  const { app, server } = await interrupted(900)
  const { loading, loadedEntries, generation, failure } = await stateOf(app.db)
  expect([generation, failure]).toEqual([null, null])
  expect(await listed(app.db)).toEqual([])
  // What is stored already is not stored again, so what is removed here stays away.
  await app.db.execute(sql`delete from feed_indicators where value = 'site-0.example'`)
  server.reply = list(domains(1000), VERSION)
  expect(await runFeeds(app, GOING_ON, LIMITS)).toEqual({ ours: 'imported' })
  expect(loadedEntries).toBeGreaterThan(0)
  expect(await stateOf(app.db)).toMatchObject({ generation: loading, entries: 999 })
  expect(await listed(app.db)).toContain('domain site-999.example')
})

test.each([
  ['of another version', { etag: '"two"' }],
  ['without a version', {}],
])('an interrupted import begins anew if the list is %s', async (_, headers) => {
  const { app, server } = await interrupted(900)
  const { loading } = await stateOf(app.db)
  await markLoaded(app.db)
  server.reply = list(domains(700, 200), headers)
  expect(await runFeeds(app, GOING_ON, LIMITS)).toEqual({ ours: 'imported' })
  const { generation, entries } = await stateOf(app.db)
  expect([generation === loading, entries]).toEqual([false, 700])
  expect(await countMarked(app.db)).toBe(0)
})

test('an import whose connection is cut continues at the next attempt', async () => {
  let connection: ServerResponse | undefined
  const server = await startListServer((response, request) => {
    connection = response
    stall(domains(900), VERSION)(response, request)
  })
  const app = await feedApp(await testDatabase(), server.origin)
  const running = runFeeds(app, GOING_ON, LIMITS)
  await untilLoaded(app.db)
  connection?.destroy()
  expect(await running).toEqual({ ours: 'failed' })
  const { loading, failure } = await stateOf(app.db)
  expect(failure).toBe('cut')
  await passTime(app.db)
  server.reply = list(domains(1000), VERSION)
  await runFeeds(app, GOING_ON, LIMITS)
  expect(await stateOf(app.db)).toMatchObject({ generation: loading, entries: 1000, loading: null })
})

test('a process that lost its lease without noticing adds nothing twice', async () => {
  const { app } = await interrupted(900)
  const { loading, loadedEntries } = await stateOf(app.db)
  const own = { name: 'ours', generation: loading! }
  const found = [{ kind: 'domain', value: 'late.example' }] as const
  const place = { from: loadedEntries, to: loadedEntries + 1 }
  const twice = await Promise.all([1, 2].map(() => addEntries(app.db, own, place, found)))
  expect(twice.toSorted()).toEqual([false, true])
  const other = { name: 'ours', generation: crypto.randomUUID() }
  expect(await addEntries(app.db, other, place, found)).toBe(false)
})

test('a process that lost its lease without noticing makes nothing count', async () => {
  const { app } = await interrupted(900)
  const before = await stateOf(app.db)
  const facts = { etag: null, lastModified: null, nextMs: 1, smallest: 0 }
  expect(await switchGeneration(app.db, 'ours', crypto.randomUUID(), facts)).toBe(null)
  expect(await stateOf(app.db)).toEqual(before)
})

test('entries that nothing uses are deleted also while no list is due', async () => {
  const server = await startListServer(list(domains(3)))
  const app = await feedApp(await testDatabase(), server.origin)
  await runFeeds(app, GOING_ON, LIMITS)
  await app.db.execute(sql`
    insert into feed_indicators select gen_random_uuid(), kind, value, now() from feed_indicators`)
  expect(await runFeeds(app, GOING_ON, LIMITS)).toEqual({})
  const { rows } = await app.db.execute(sql`select count(*)::int as n from feed_indicators`)
  expect(rows).toEqual([{ n: 3 }])
  expect(server.requests).toHaveLength(1)
})

test('a list that is no longer in FEEDS is forgotten with all its entries by the next process', async () => {
  const server = await startListServer(list(domains(300)))
  const app = await feedApp(await testDatabase(), server.origin)
  await runFeeds(app, GOING_ON, LIMITS)
  const next = await testApp({}, app.db)
  await forgetOtherFeeds(next)
  await runFeeds(next, GOING_ON)
  const { rows } = await app.db.execute(sql`
    select (select count(*) from feeds)::int as feeds, (select count(*) from feed_indicators)::int as rows`)
  expect(rows).toEqual([{ feeds: 0, rows: 0 }])
})

test('one list that fails does not keep another from its import', async () => {
  const server = await startListServer((response, { url }) => {
    if (url === '/bad') response.writeHead(500).end()
    else response.end(domains(3))
  })
  const app = await testApp({
    FEEDS: `first=plain:doubt:${server.origin}/bad,second=plain:allow:${server.origin}/good`,
  })
  expect(await runFeeds(app, GOING_ON)).toEqual({ first: 'failed', second: 'imported' })
})

test('the schedule imports at once, survives a database failure, and stops on its signal', async () => {
  const server = await startListServer(list(domains(3)))
  const app = await feedApp(await testDatabase(), server.origin)
  let refused = 0
  app.log.warn = () => {
    refused += 1
  }
  await app.db.execute(sql`alter table leases rename to away`)
  const stopping = new AbortController()
  scheduleFeeds(app, stopping.signal, 20)
  await expect.poll(() => refused).toBeGreaterThan(1)
  await app.db.execute(sql`alter table away rename to leases`)
  await expect.poll(() => listed(app.db)).toHaveLength(3)
  stopping.abort()
})

async function feedApp(db: Database, origin: string): Promise<App> {
  return testApp({ FEEDS: `ours=plain:decisive:${origin}/list` }, db)
}

/** Creates an App whose first import stopped after it had stored a part. */
async function interrupted(count: number) {
  const server = await startListServer(stall(domains(count), VERSION))
  const app = await feedApp(await testDatabase(), server.origin)
  const stopping = new AbortController()
  const running = runFeeds(app, stopping.signal, LIMITS)
  await untilLoaded(app.db)
  stopping.abort()
  expect(await running).toEqual({ ours: 'interrupted' })
  return { app, server }
}

async function untilLoaded(db: Database): Promise<void> {
  const loaded = async () => (await stateOf(db).catch(() => null))?.loadedEntries
  await expect.poll(loaded).toBeGreaterThan(0)
}

const LONG_AGO = '2020-01-01T00:00:00Z'

async function markLoaded({ $client }: Database): Promise<void> {
  await $client.query('update feed_indicators set first_seen = $1', [LONG_AGO])
}

/** Number of marked rows that are still there. */
async function countMarked({ $client }: Database): Promise<number> {
  const { rowCount } = await $client.query('select from feed_indicators where first_seen = $1', [
    LONG_AGO,
  ])
  return rowCount ?? 0
}
