import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { testApp } from '../../../../../tests/support/app.ts'
import { list, startListServer, status } from '../../../../../tests/support/list-server.ts'
import { recordLog } from '../../../../../tests/support/recorded-log.ts'
import { listedIn } from '../feed-look-up.db.server.ts'
import { domains, listed, passTime, stateOf } from '../testing/listed.ts'
import { runFeeds } from './run-feeds.server.ts'

const GOING_ON = new AbortController().signal

test('a list is imported: pages, hosts and domains, each once', async () => {
  const { app } = await feedApp(
    list(
      [
        ...['https://www.bad.example/pay?a=1#top', 'http://bad.example/pay?a=1'],
        ...['login.bad.example', 'worse.example', '192.0.2.7'],
      ].join('\n'),
    ),
  )
  expect(await run(app)).toEqual({ ours: 'imported' })
  expect(await listed(app.db)).toEqual([
    'domain worse.example',
    'host 192.0.2.7',
    'host login.bad.example',
    'url bad.example/pay?a=1',
  ])
  expect(await stateOf(app.db)).toMatchObject({ entries: 4, failure: null, loading: null })
})

test('no list can accuse a platform, a shortener or an official site as a whole', async () => {
  const { app } = await feedApp(
    list('bit.ly\nhttps://bit.ly/x1\ngithub.io\nshop.github.io\nemiratesnbd.com\nok.example'),
  )
  await run(app)
  expect(await listed(app.db)).toEqual([
    'domain ok.example',
    'domain shop.github.io',
    'url bit.ly/x1',
  ])
})

test('a file that is stored compressed is decompressed, and so is a compressed transfer', async () => {
  const { app, server } = await feedApp(list(gzipSync('bad.example')))
  await run(app)
  expect(await listed(app.db)).toEqual(['domain bad.example'])
  server.reply = list(gzipSync('worse.example'), { 'content-encoding': 'gzip' })
  await again(app)
  expect(await listed(app.db)).toEqual(['domain worse.example'])
})

test('a list that has not changed is not downloaded again', async () => {
  const { app, server } = await feedApp(list('bad.example', { etag: '"one"' }))
  await run(app)
  const before = await stateOf(app.db)
  expect(await again(app)).toEqual({ ours: 'unchanged' })
  expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    '"one"',
  ])
  const after = await stateOf(app.db)
  expect(after.generation).toBe(before.generation)
  expect(after.fetchedAt!.getTime()).toBeGreaterThan(before.fetchedAt!.getTime())
  expect(await run(app)).toBe(null)
})

test('a new version replaces the old one; what stays on the list keeps its date', async () => {
  const { app, server } = await feedApp(list('old.example\nstays.example', { etag: '"one"' }))
  await run(app)
  await passTime(app.db)
  server.reply = list('stays.example\nnew.example', { etag: '"two"' })
  await run(app)
  const found = await listedIn(
    app.db,
    ['old', 'stays', 'new'].map((name) => ({ kind: 'domain', value: `${name}.example` })),
  )
  const ages = found.map(({ value, since }) => [value, Math.round(ageInDays(app, since))])
  expect(ages.toSorted()).toEqual([
    ['new.example', 0],
    ['stays.example', 1],
  ])
  expect(await countStored(app)).toBe(2)
})

test.each([
  ['empty', list('# nothing today\n'), 'empty'],
  ['without any address that a list may accuse', list('bit.ly\n'), 'empty'],
  ['with less than half of its entries', list(domains(4)), 'shrunk'],
  ['that is a page instead', list('<html>\n<h1>Sign in</h1>\n</html>'), 'malformed'],
  [
    'with too many unreadable lines',
    list(`${domains(80)}\n${'no address here\n'.repeat(20)}`),
    'malformed',
  ],
  ['with compressed rubbish', list(Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8])), 'malformed'],
  ['that is gone', status(404), 'status'],
  ['on a server with an error', status(500), 'status'],
  ['that never existed in this version', status(304), 'status'],
])('a list %s changes nothing, and says so', async (_, reply, failure) => {
  const { app, server } = await feedApp(list(domains(9)))
  const { lines } = recordLog(app)
  await run(app)
  const before = await stateOf(app.db)
  server.reply = reply
  expect(await again(app)).toEqual({ ours: 'failed' })
  expect(await listed(app.db)).toHaveLength(9)
  const { generation, entries, failure: stored, failedAt } = await stateOf(app.db)
  expect([generation, entries, stored]).toEqual([before.generation, 9, failure])
  expect(failedAt).not.toBe(null)
  expect(lines()).toContainEqual(
    expect.objectContaining({ feed: 'ours', reason: failure, msg: 'a list was not imported' }),
  )
  expect(await app.metrics.text()).toContain('himaya_outside_failures_total{of="feed"} 1')
  expect(await countStored(app)).toBe(9)
})

test('after a failure the next good version is imported, and the failure is over', async () => {
  const { app, server } = await feedApp(status(500))
  await run(app)
  server.reply = list('bad.example')
  expect(await again(app)).toEqual({ ours: 'imported' })
  expect(await stateOf(app.db)).toMatchObject({ failure: null, failedAt: null, entries: 1 })
  expect(await app.metrics.text()).toMatch(
    /himaya_job_last_success_timestamp_seconds\{name="feed:ours"\} \d+/,
  )
})

test.each([
  ['429 with seconds', status(429, { 'retry-after': '7200' }), 'busy', 120],
  [
    '429 with a date',
    status(429, {
      date: 'Mon, 30 Nov 2026 08:00:00 GMT',
      'retry-after': 'Mon, 30 Nov 2026 11:00:00 GMT',
    }),
    'busy',
    180,
  ],
  ['429 with nonsense', status(429, { 'retry-after': 'soon' }), 'busy', 15],
  ['429 with a year', status(429, { 'retry-after': '31536000' }), 'busy', 24 * 60],
  ['503 with seconds', status(503, { 'retry-after': '3600' }), 'busy', 60],
  ['503', status(503), 'status', 60],
])('%s: the next attempt is as late as the server asks', async (_, reply, failure, minutes) => {
  const { app } = await feedApp(reply)
  await run(app)
  expect(await stateOf(app.db)).toMatchObject({ failure })
  expect(await minutesToNext(app)).toBe(minutes)
  expect(await run(app)).toBe(null)
})

test('a MISP feed is imported with its events', async () => {
  const ids = [1, 2].map((n) => `5f7c2a3e-0a2b-4c55-9d57-2f8a1c9be00${n}`)
  const { app, server } = await feedApp((response, request) => {
    const path = request.url ?? ''
    const n = ids.findIndex((id) => path.endsWith(`${id}.json`))
    const attribute = { type: 'domain', value: `event-${n}.example`, to_ids: true }
    const body = path.endsWith('manifest.json')
      ? Object.fromEntries(ids.map((id, at) => [id, { timestamp: `${at}` }]))
      : { Event: { Attribute: [attribute] } }
    response.writeHead(200).end(JSON.stringify(body))
  }, 'misp')
  expect(await run(app)).toEqual({ ours: 'imported' })
  expect(await listed(app.db)).toEqual(['domain event-0.example', 'domain event-1.example'])
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/list/manifest.json',
    `/list/${ids[1]}.json`,
    `/list/${ids[0]}.json`,
  ])
})

test('the log and the state have no part of an own address', async () => {
  const { app } = await feedApp(status(500))
  const { text } = recordLog(app)
  await run(app)
  expect(text()).toContain('"ours"')
  expect(text() + JSON.stringify(await stateOf(app.db))).not.toMatch(/127\.0\.0\.1|\/list/)
})

/** Creates an App with one feed `ours` of a local server. */
async function feedApp(reply: Parameters<typeof startListServer>[0], format = 'plain') {
  const server = await startListServer(reply)
  const app = { ...(await testApp({ FEEDS: `ours=${format}:decisive:${server.origin}/list` })) }
  return { app, server }
}

const run = (app: App) => runFeeds(app, GOING_ON)

async function again(app: App) {
  await passTime(app.db)
  return run(app)
}

const ageInDays = (app: App, since: Date) =>
  (app.clock.now().getTime() - new Date(since).getTime()) / 86_400_000

async function countStored({ db }: App): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from feed_indicators`,
  )
  return rows[0]!.n
}

async function minutesToNext({ db }: App): Promise<number> {
  const { rows } = await db.execute<{ minutes: number }>(
    sql`select round(extract(epoch from next_attempt_at - failed_at) / 60)::int as minutes from feeds`,
  )
  return rows[0]!.minutes
}
