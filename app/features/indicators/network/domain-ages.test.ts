import type { RequestListener, ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type LinkAddress, parseAddress } from '#analyzer'
import type { App } from '#app/platform/context.server.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { type LocalInternet, localInternet } from '../../../../tests/support/local-internet.ts'
import { createNetworkChecks, type NetworkChecks } from './network-facts.server.ts'
import { weighAge, YOUNG_DOMAIN_DAYS } from './registration-age.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** No test waits for it. */
const LONG = { deadlineMs: 10 * MINUTE }
const NOTHING = { ages: [], unregistered: [], held: [], targets: [] }
const ON = { NETWORK_CHECKS: 'true' }

const linksTo = (...addresses: string[]): LinkAddress[] =>
  addresses.map((address) => parseAddress(address) ?? expect.fail(address))

const daysAgo = (days: number) => new Date(Date.now() - days * DAY - HOUR).toISOString()

const domainObject = (domain: string, date: string, more: object = {}) => ({
  objectClassName: 'domain',
  ldhName: domain.toUpperCase(),
  events: [
    { eventAction: 'expiration', eventDate: daysAgo(-300) },
    { eventAction: 'registration', eventDate: date },
  ],
  ...more,
})

/** Answers like a registry in which every domain was registered four days ago. */
const registry: RequestListener = ({ url = '' }, response) => {
  const domain = url.slice(url.lastIndexOf('/') + 1)
  response.end(JSON.stringify(domainObject(domain, daysAgo(4))))
}

const at = (app: App, ms: number): App => ({
  ...app,
  clock: { now: () => new Date(Date.now() + ms) },
})

async function processWith(answer: RequestListener, limitMs?: number) {
  const internet = await localInternet(answer)
  return { ...createNetworkChecks({ fetch: internet.fetch, limitMs }), internet }
}

/** Returns the domains that `links` were asked about. */
async function askedAbout(
  checks: NetworkChecks & { internet: LocalInternet },
  app: App,
  ...links: string[]
) {
  const before = checks.internet.requests().length
  await checks.networkFacts(app, linksTo(...links), LONG)
  return checks.internet
    .requests()
    .slice(before)
    .map((one) => one.replace(/.*\//, ''))
}

test('nothing is sent unless the operator turned it on', async () => {
  const { networkFacts, internet } = await processWith(registry)
  for (const variables of [undefined, { NETWORK_CHECKS: 'false' }]) {
    const links = linksTo('https://fresh-parcel.com/', 'https://bit.ly/3xYz')
    expect(await networkFacts(await testApp(variables), links, LONG)).toEqual(NOTHING)
  }
  expect(internet.connections()).toBe(0)
})

test('the registry is asked for the registered domain, and hears nothing else of the text', async () => {
  const app = await testApp(ON)
  const { networkFacts, internet } = await processWith(registry)
  const links = linksTo('http://me@pay.fresh-parcel.com:8080/sara?phone=0501234567#x')
  const { ages } = await networkFacts(app, links, LONG)
  expect(ages).toEqual([{ domain: 'fresh-parcel.com', registered: expect.any(Date), ageDays: 4 }])
  expect(internet.requests()).toEqual(['GET rdap.verisign.com/com/v1/domain/fresh-parcel.com'])
  expect(Object.keys(internet.headers()[0] ?? {}).toSorted()).toEqual([
    'accept',
    'connection',
    'host',
    'user-agent',
  ])
  const { rows } = await app.db.execute(sql`select * from network_facts`)
  expect(JSON.stringify(rows)).not.toContain('fresh-parcel')
})

test('known sites, platforms, their customers, shorteners and IP addresses are not asked about', async () => {
  const app = await testApp(ON)
  const checks = await processWith(registry)
  const links = [
    ...['https://www.emiratesnbd.com/', 'https://apple.com/', 'https://someone.blogspot.com/'],
    ...['https://shop.pages.dev/', 'https://1.2.3.4/', 'https://github.io/', 'https://a.unknown/'],
  ]
  for (const link of links) expect(await askedAbout(checks, app, link), link).toEqual([])
  const four = ['a', 'b', 'c', 'd'].map((name) => `https://${name}-parcel.com/`)
  expect(await askedAbout(checks, app, ...four, ...four)).toHaveLength(3)
})

test.each([
  [
    'an older registration',
    {
      events: [
        { eventAction: 'registration', eventDate: '2001-01-01T00:00:00Z' },
        { eventAction: 'Reregistration', eventDate: daysAgo(9) },
      ],
    },
    { ages: [{ ageDays: 9 }] },
  ],
  [
    'a date alone',
    { events: [{ eventAction: 'registration', eventDate: daysAgo(9).slice(0, 10) }] },
    { ages: [{ ageDays: 9 }] },
  ],
  [
    'a clock ahead of ours',
    { events: [{ eventAction: 'registration', eventDate: daysAgo(-0.2) }] },
    { ages: [{ ageDays: 0 }] },
  ],
  ['a future date', { events: [{ eventAction: 'registration', eventDate: daysAgo(-3) }] }, NOTHING],
  [
    'a placeholder date',
    { events: [{ eventAction: 'registration', eventDate: '1970-01-01T00:00:00Z' }] },
    NOTHING,
  ],
  ['no readable date', { events: [{ eventAction: 'registration', eventDate: 'soon' }] }, NOTHING],
  ['no events', { events: undefined }, NOTHING],
  ['a hold', { status: ['Client Hold'], events: [] }, { held: ['fresh-parcel.com'] }],
  ['another domain', { ldhName: 'other.com' }, NOTHING],
  ['another object', { objectClassName: 'entity' }, NOTHING],
  ['wrong types', { events: 'none' }, NOTHING],
])('an answer with %s', async (_, change, facts) => {
  const app = await testApp(ON)
  const { networkFacts } = await processWith((_, response) => {
    response.end(JSON.stringify(domainObject('fresh-parcel.com', daysAgo(4), change)))
  })
  const found = await networkFacts(app, linksTo('https://fresh-parcel.com/'), LONG)
  expect(found).toMatchObject({ ...NOTHING, ...facts })
})

test.each<[string, (response: ServerResponse) => void, object]>([
  [
    '404',
    (response) => response.writeHead(404).end(),
    { ...NOTHING, unregistered: ['fresh-parcel.com'] },
  ],
  ['400', (response) => response.writeHead(400).end(), NOTHING],
  ['broken JSON', (response) => response.end('{"objectClassName":"dom'), NOTHING],
  ['10 MB', (response) => response.end(`{"a":"${'a'.repeat(10_000_000)}"}`), NOTHING],
  ['a page', (response) => response.end('<!doctype html><title>Welcome</title>'), NOTHING],
])('%s is an answer, and the domain is not asked about again that day', async (_, answer, facts) => {
  const app = await testApp(ON)
  const { networkFacts, internet } = await processWith((_, response) => answer(response))
  const links = linksTo('https://fresh-parcel.com/')
  expect(await networkFacts(app, links, LONG)).toEqual(facts)
  expect(await networkFacts(app, links, LONG)).toEqual(facts)
  expect(internet.requests()).toHaveLength(1)
})

test.each<[string, (response: ServerResponse) => void]>([
  ['answers 500', (response) => response.writeHead(500).end()],
  ['answers 429', (response) => response.writeHead(429).end('later')],
  ['hangs', () => {}],
  [
    'stops in the middle',
    (response) => response.writeHead(200, { 'content-length': 9 }).write('{'),
  ],
  ['hangs up', (response) => response.destroy()],
  [
    'sends a byte now and then',
    (response) => {
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    },
  ],
  ['redirects for ever', (response) => response.writeHead(302, { location: '.' }).end()],
  [
    'redirects to a private address',
    (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  ],
])('a registry that %s is left alone for five minutes, by every process, and others are not', async (_, answer) => {
  const app = await testApp(ON)
  const faulty: RequestListener = (request, response) =>
    request.url?.includes('/com/') ? answer(response) : registry(request, response)
  const [one, other] = [await processWith(faulty, 100), await processWith(faulty, 100)]
  expect((await one.networkFacts(app, linksTo('https://a-parcel.com/'), LONG)).ages).toEqual([])
  expect(await askedAbout(other, app, 'https://a-parcel.com/', 'https://b-parcel.com/')).toEqual([])
  expect(await askedAbout(other, app, 'https://c-parcel.net/')).toEqual(['c-parcel.net'])
  expect(await askedAbout(other, at(app, 4 * MINUTE), 'https://b-parcel.com/')).toEqual([])
  expect(await askedAbout(other, at(app, 6 * MINUTE), 'https://b-parcel.com/')).not.toEqual([])
})

test('Retry-After is honoured, also when another process fails later', async () => {
  const app = await testApp(ON)
  const busy: RequestListener = (_, response) =>
    response.writeHead(429, { 'retry-after': '7200' }).end()
  const release = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const late = await processWith(async (_, response) => {
    asked.resolve()
    await release.promise
    response.writeHead(500).end()
  })
  const lateCheck = late.networkFacts(app, linksTo('https://late-parcel.com/'), LONG)
  await asked.promise
  const checks = await processWith(busy)
  await checks.networkFacts(app, linksTo('https://a-parcel.com/'), LONG)
  release.resolve()
  await lateCheck
  expect(await askedAbout(checks, at(app, HOUR), 'https://b-parcel.com/')).toEqual([])
  expect(await askedAbout(checks, at(app, 3 * HOUR), 'https://b-parcel.com/')).toEqual([
    'b-parcel.com',
  ])
})

test('an answer is kept for a day, for every process', async () => {
  const app = await testApp(ON)
  const [one, other] = [await processWith(registry), await processWith(registry)]
  const link = 'https://fresh-parcel.com/'
  expect(await askedAbout(one, app, link)).toEqual(['fresh-parcel.com'])
  expect(await askedAbout(other, at(app, 23 * HOUR), link)).toEqual([])
  const { ages } = await other.networkFacts(at(app, 23 * HOUR), linksTo(link), LONG)
  expect(ages).toMatchObject([{ ageDays: 5 }])
  expect(await askedAbout(other, at(app, 25 * HOUR), link)).toEqual(['fresh-parcel.com'])
})

test('fifty checks of one domain at the same time ask once', async () => {
  const app = await testApp(ON)
  const { networkFacts, internet } = await processWith(registry)
  const found = await Promise.all(
    Array.from({ length: 50 }, () => networkFacts(app, linksTo('https://fresh-parcel.com/'), LONG)),
  )
  expect(found.map(({ ages }) => ages[0]?.ageDays)).toEqual(Array(50).fill(4))
  expect(internet.requests()).toHaveLength(1)
})

test('no more than fifty questions are under way, and a check beyond them asks nothing', async () => {
  const app = await testApp(ON)
  const release = Promise.withResolvers<void>()
  const { networkFacts, internet, settled } = await processWith(async (request, response) => {
    await release.promise
    registry(request, response)
  })
  const links = (n: number) => linksTo(`https://a${n}-parcel.com/`, `https://b${n}-parcel.com/`)
  const checks = Array.from({ length: 30 }, (_, n) => networkFacts(app, links(n), LONG))
  await expect.poll(() => internet.requests().length).toBeGreaterThan(48)
  release.resolve()
  await Promise.all(checks)
  await settled()
  expect(internet.requests().length).toBeLessThanOrEqual(50)
})

test('a check does not wait longer than its deadline; a later answer is stored for the next', async () => {
  const app = await testApp(ON)
  const release = Promise.withResolvers<void>()
  const { networkFacts, settled, internet } = await processWith(async (request, response) => {
    if (request.url?.includes('late')) await release.promise
    registry(request, response)
  }, LONG.deadlineMs)
  await networkFacts(app, linksTo('https://early-parcel.com/'), LONG)
  const links = linksTo('https://late-parcel.com/', 'https://early-parcel.com/')
  const first = await networkFacts(app, links, { deadlineMs: 300 })
  expect(
    first.ages.map(({ domain }) => domain).filter((domain) => domain !== 'early-parcel.com'),
  ).toEqual([])
  release.resolve()
  await settled()
  const second = await networkFacts(app, links, LONG)
  expect(second.ages.map(({ domain }) => domain).toSorted()).toEqual([
    'early-parcel.com',
    'late-parcel.com',
  ])
  expect(internet.requests()).toHaveLength(2)
})

test('a process that shuts down gives its questions up and pauses nothing', async () => {
  const app = await testApp(ON)
  const leaving = new AbortController()
  const stopping = await processWith(() => leaving.abort(), LONG.deadlineMs)
  const links = linksTo('https://fresh-parcel.com/')
  expect(await stopping.networkFacts({ ...app, leaving: leaving.signal }, links, LONG)).toEqual(
    NOTHING,
  )
  const next = await processWith(registry)
  expect(await askedAbout(next, app, 'https://fresh-parcel.com/')).toEqual(['fresh-parcel.com'])
})

test('without a database a check gets nothing, and no error', async () => {
  const app = await testApp(ON)
  await app.db.execute(sql`drop table network_facts`)
  const { networkFacts } = await processWith(registry)
  expect(await networkFacts(app, linksTo('https://fresh-parcel.com/'), LONG)).toEqual(NOTHING)
})

test('a young domain is a doubt, an old one no proof of honesty', () => {
  expect([0, 4, YOUNG_DOMAIN_DAYS - 1].map(weighAge)).toEqual(['doubt', 'doubt', 'doubt'])
  expect([YOUNG_DOMAIN_DAYS, 400].map(weighAge)).toEqual([null, null])
})
