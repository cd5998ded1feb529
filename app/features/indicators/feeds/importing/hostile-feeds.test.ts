import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { testApp } from '../../../../../tests/support/app.ts'
import {
  cut,
  endless,
  type ListReply,
  list,
  stall,
  startListServer,
} from '../../../../../tests/support/list-server.ts'
import { FEED_LIMITS, type FeedLimits } from '../feed-limits.ts'
import { domains, listed, passTime, stateOf } from '../testing/listed.ts'
import { runFeeds } from './run-feeds.server.ts'

const GOING_ON = new AbortController().signal
const MEGABYTE = 1024 * 1024
/** Small enough that a test reaches them at once. */
const LIMITS: FeedLimits = {
  ...FEED_LIMITS,
  ...{ sentBytes: MEGABYTE, bytes: 4 * MEGABYTE, entries: 50_000, batch: 500 },
}
const TEN_GIGABYTES = String(10 * 1024 * MEGABYTE)

test.each<[string, string, ListReply, Partial<FeedLimits>]>([
  ['whose connection is cut', 'cut', cut(domains(3000), 0.5), {}],
  [
    'in chunks whose connection is cut',
    'cut',
    (response) => response.writeHead(200).write(domains(10), () => response.destroy()),
    {},
  ],
  ['that is a gzip bomb', 'too-large', list(gzipSync(Buffer.alloc(40 * MEGABYTE, '\n'))), {}],
  [
    'that is a gzip bomb of the transfer',
    'too-large',
    list(gzipSync(Buffer.alloc(40 * MEGABYTE, '\n')), { 'content-encoding': 'gzip' }),
    {},
  ],
  ['with more entries than a list may have', 'too-large', list(domains(200)), { entries: 100 }],
  ['that stops in the middle', 'timed-out', stall(domains(10)), { pieceMs: 100 }],
  ['that never answers', 'timed-out', () => {}, { answerMs: 100 }],
  ['that takes too long in all', 'timed-out', stall(domains(10)), { totalMs: 100 }],
  ['on a port that is closed', 'unreachable', (response) => response.socket?.destroy(), {}],
  ['that redirects for ever', 'refused', redirect('/list'), {}],
  ['that redirects to a metadata service', 'refused', redirect('http://169.254.169.254/'), {}],
  ['that redirects to another machine of the network', 'refused', redirect('http://10.0.0.1/'), {}],
  ['that redirects to this machine by another name', 'refused', redirect('http://[::1]:1/'), {}],
])('a list %s changes nothing (%s)', async (_, failure, reply, limits) => {
  const { app, server } = await importedApp()
  server.reply = reply
  await passTime(app.db)
  expect(await runFeeds(app, GOING_ON, { ...LIMITS, ...limits })).toEqual({ ours: 'failed' })
  expect(await stateOf(app.db)).toMatchObject({ failure, entries: 9 })
  expect(await listed(app.db)).toHaveLength(9)
})

test.each<[string, Buffer, string, Record<string, string>]>([
  [
    '10 GB are announced and sent',
    Buffer.from(`${domains(5000)}\n`),
    'too-large',
    { 'content-length': TEN_GIGABYTES },
  ],
  ['a line never ends', Buffer.alloc(64 * 1024, 'a'), 'malformed', {}],
  ['comments never end', Buffer.alloc(64 * 1024, '# more\n'), 'too-large', {}],
  [
    'empty parts of gzip never end',
    Buffer.concat(Array<Buffer>(3000).fill(gzipSync(''))),
    'too-large',
    {},
  ],
])('where %s, reading ends at the limit', async (_, piece, failure, headers) => {
  const { app, server } = await importedApp()
  const { reply, sentBytes } = endless(piece, headers)
  server.reply = reply
  await passTime(app.db)
  await runFeeds(app, GOING_ON, LIMITS)
  expect(await stateOf(app.db)).toMatchObject({ failure })
  // What was read, and what the sockets of this machine hold.
  expect(sentBytes()).toBeLessThan(64 * MEGABYTE)
  expect(await listed(app.db)).toHaveLength(9)
})

test('an event of a MISP feed that is missing or huge fails the feed', async () => {
  const id = '5f7c2a3e-0a2b-4c55-9d57-2f8a1c9be001'
  for (const [event, failure] of [
    [null, 'status'],
    [JSON.stringify({ Event: { info: 'x'.repeat(3000) } }), 'too-large'],
  ] as const) {
    const { app } = await feedApp((response, { url }) => {
      if (url?.endsWith('manifest.json')) response.end(JSON.stringify({ [id]: { timestamp: 1 } }))
      else if (event) response.end(event)
      else response.writeHead(404).end()
    }, 'misp')
    await runFeeds(app, GOING_ON, { ...LIMITS, documentBytes: 2000 })
    expect(await stateOf(app.db)).toMatchObject({ failure, generation: null })
  }
})

test('a list of others may not be on a private address', async () => {
  const { app, server } = await feedApp(list(domains(9)))
  app.env = { ...app.env, FEEDS: app.env.FEEDS.map((feed) => ({ ...feed, isOwnAddress: false })) }
  await runFeeds(app, GOING_ON, LIMITS)
  expect(await stateOf(app.db)).toMatchObject({ failure: 'refused' })
  expect(server.requests).toEqual([])
})

test('what was loaded of a list that is refused is deleted', async () => {
  const { app, server } = await importedApp()
  server.reply = list(domains(60_000))
  await passTime(app.db)
  await runFeeds(app, GOING_ON, LIMITS)
  const { rows } = await app.db.execute(sql`select count(*)::int as n from feed_indicators`)
  expect(rows).toEqual([{ n: 9 }])
})

function redirect(location: string): ListReply {
  return (response) => response.writeHead(302, { location }).end()
}

/** Creates an App that has imported nine domains. */
async function importedApp() {
  const { app, server } = await feedApp(list(domains(9)))
  await runFeeds(app, GOING_ON, LIMITS)
  return { app, server }
}

async function feedApp(reply: ListReply, format = 'plain') {
  const server = await startListServer(reply)
  const app: App = {
    ...(await testApp({ FEEDS: `ours=${format}:decisive:${server.origin}/list` })),
  }
  return { app, server }
}
