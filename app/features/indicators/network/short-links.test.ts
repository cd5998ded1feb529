import type { RequestListener, ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type LinkAddress, parseAddress } from '#analyzer'
import type { App } from '#app/platform/context.server.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { localInternet } from '../../../../tests/support/local-internet.ts'
import { createNetworkChecks } from './network-facts.server.ts'
import { shortLinkUrl } from './short-link.server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** No test waits for it. */
const LONG = { deadlineMs: 10 * MINUTE }
const ON = { NETWORK_CHECKS: 'true' }
const TARGET = 'https://known-parcel.invalid/pay?to=sara%40visitor.example'

const linkTo = (address: string): LinkAddress => parseAddress(address) ?? expect.fail(address)

const redirect = (response: ServerResponse, location: string, status = 301) =>
  response.writeHead(status, { location }).end()

/** A shortener all of whose links lead to `location`. */
const shortener =
  (location: string, status?: number): RequestListener =>
  (_, response) =>
    redirect(response, location, status)

async function processWith(answer: RequestListener, limitMs?: number) {
  const internet = await localInternet(answer)
  const checks = createNetworkChecks({ fetch: internet.fetch, limitMs })
  return {
    ...checks,
    requests: internet.requests,
    headers: internet.headers,
    targetsOf: async (app: App, ...links: string[]) =>
      (await checks.networkFacts(app, links.map(linkTo), LONG)).targets.map(({ to }) => to),
  }
}

const at = (app: App, ms: number): App => ({
  ...app,
  clock: { now: () => new Date(Date.now() + ms) },
})

test.each([
  ['bit.ly/3xYz', 'https://bit.ly/3xYz'],
  ['http://www.tinyurl.com/a/B', 'http://www.tinyurl.com/a/B'],
  ['https://user@bit.ly:8443/a?email=sara@visitor.example#b', 'https://bit.ly:8443/a'],
  ['https://bit.ly/', undefined],
  ['https://bit.ly?a=1', undefined],
  ['https://bit.ly.example.com/a', undefined],
  ['https://emirates-parcel.com/a', undefined],
])('%s is asked for as %s', (link, url) => {
  expect(shortLinkUrl(linkTo(link))?.href).toBe(url)
})

test.each([
  301, 302, 303, 307, 308,
])('a shortener is asked once where its link leads, by %i', async (status) => {
  const app = await testApp(ON)
  const { targetsOf, requests, headers } = await processWith(shortener(TARGET, status))
  expect(await targetsOf(app, 'https://bit.ly/3xYz', 'https://bit.ly/3xYz#a')).toEqual([TARGET])
  // The target is not requested.
  expect(requests()).toEqual(['HEAD bit.ly/3xYz'])
  expect(Object.keys(headers()[0] ?? {}).toSorted()).toEqual(['connection', 'host', 'user-agent'])
  expect(await targetsOf(at(app, 23 * HOUR), 'https://bit.ly/3xYz')).toEqual([TARGET])
  expect(requests()).toHaveLength(1)
  const { rows } = await app.db.execute(
    sql`select * from network_facts where key not like 'pause %'`,
  )
  expect(JSON.stringify(rows)).not.toMatch(/bit\.ly|3xYz|known-parcel/)
})

test('a chain of shorteners is followed, and the age of the target asked', async () => {
  const app = await testApp(ON)
  const { networkFacts, requests } = await processWith(({ url = '' }, response) => {
    if (url === '/bit.ly/a') redirect(response, 'http://tinyurl.com/b')
    else if (url === '/tinyurl.com/b') redirect(response, '/c')
    else if (url === '/tinyurl.com/c') redirect(response, 'https://www.emirates-parcel.com/pay')
    else response.writeHead(404).end()
  })
  const from = linkTo('bit.ly/a')
  const found = await networkFacts(app, [from], LONG)
  expect(found.targets).toEqual([{ from, to: 'https://www.emirates-parcel.com/pay' }])
  expect(found.unregistered).toEqual(['emirates-parcel.com'])
  expect(requests()).toEqual([
    ...['HEAD bit.ly/a', 'HEAD tinyurl.com/b', 'HEAD tinyurl.com/c'],
    'GET rdap.verisign.com/com/v1/domain/emirates-parcel.com',
  ])
})

test.each<[string, RequestListener, number]>([
  ['a loop', shortener('/3xYz'), 5],
  ['an endless chain', ({ url = '' }, response) => redirect(response, `${url.slice(7)}a`), 5],
  ['a page', (_, response) => response.writeHead(200, { location: TARGET }).end(), 1],
  ['a deleted link', (_, response) => response.writeHead(404).end(), 1],
  ['a redirect to nowhere', (_, response) => response.writeHead(302).end(), 1],
  ['a script', shortener('javascript:alert(1)'), 1],
  ['an app', shortener('intent://pay#Intent;end'), 1],
  ['no address', shortener('https://['), 1],
])('%s has no target, and is not asked for again that day', async (_, answer, asked) => {
  const app = await testApp(ON)
  const { targetsOf, requests } = await processWith(answer)
  expect(await targetsOf(app, 'https://bit.ly/3xYz')).toEqual([])
  expect(await targetsOf(app, 'https://bit.ly/3xYz')).toEqual([])
  expect(requests()).toHaveLength(asked)
})

test.each([
  405, 501,
])('a shortener that refuses HEAD by %i is asked by GET, whose body is not read', async (status) => {
  const app = await testApp(ON)
  const closed = Promise.withResolvers<void>()
  const { targetsOf, requests } = await processWith(({ method }, response) => {
    if (method === 'HEAD') return response.writeHead(status).end()
    response.on('close', closed.resolve)
    response.writeHead(302, { location: TARGET }).write('endless')
  }, LONG.deadlineMs)
  expect(await targetsOf(app, 'https://bit.ly/3xYz')).toEqual([TARGET])
  await closed.promise
  expect(requests()).toEqual(['HEAD bit.ly/3xYz', 'GET bit.ly/3xYz'])
})

test('a shortener that fails is left alone for a while, not the one that leads to it', async () => {
  const app = await testApp(ON)
  const { targetsOf, requests } = await processWith(({ url = '' }, response) => {
    if (url === '/bit.ly/a') redirect(response, 'https://tinyurl.com/hangs')
    else if (url.startsWith('/bit.ly')) redirect(response, TARGET)
  }, 200)
  expect(await targetsOf(app, 'https://bit.ly/a')).toEqual([])
  const before = requests().length
  expect(await targetsOf(app, 'https://tinyurl.com/b')).toEqual([])
  expect(requests()).toHaveLength(before)
  expect(await targetsOf(app, 'https://bit.ly/b')).toEqual([TARGET])
})

test('three short links of a check are asked for', async () => {
  const app = await testApp(ON)
  const { targetsOf, requests } = await processWith(shortener(TARGET))
  const links = ['a', 'b', 'c', 'd'].map((code) => `https://bit.ly/${code}`)
  expect(await targetsOf(app, ...links)).toHaveLength(3)
  expect(requests()).toHaveLength(3)
})

test('fifty checks of one short link at the same time ask once', async () => {
  const app = await testApp(ON)
  const { targetsOf, requests } = await processWith(shortener(TARGET))
  const found = await Promise.all(
    Array.from({ length: 50 }, () => targetsOf(app, 'https://bit.ly/3xYz')),
  )
  expect(found).toEqual(Array(50).fill([TARGET]))
  expect(requests()).toHaveLength(1)
})
