import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parseAddress } from '#analyzer'
import type { App } from '#app/platform/context.server.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { localInternet } from '../../../../tests/support/local-internet.ts'
import { createNetworkChecks } from './network-facts.server.ts'
import SHIPPED from './rdap-servers.json' with { type: 'json' }
import SCHEMA from './rdap-servers.schema.json' with { type: 'json' }

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ON = { NETWORK_CHECKS: 'true' }

type Service = [string[], string[]]

/** Number of top-level domains in the shipped list. */
const SHIPPED_SIZE = SHIPPED.services.flatMap(([endings]) => endings).length

/** A list as that of IANA, with `services` and as many further registries as the shipped one has. */
const listOf = (...services: Service[]) =>
  JSON.stringify({
    description: 'RDAP bootstrap file',
    publication: '2026-11-30T00:00:00Z',
    version: '1.0',
    services: [
      [['com'], ['https://rdap.new.example/com/']],
      ...services,
      ...Array.from({ length: SHIPPED_SIZE }, (_, n) => [[`x${n}`], [`https://x${n}.example/`]]),
    ],
  })

const NEW: Service = [
  ['xin', 'wang'],
  ['http://plain.example/', 'https://rdap.new.example/'],
]

/** A process of which IANA answers `list`; other requests get 404. */
async function processWith(list: string | null) {
  const internet = await localInternet(({ url = '' }, response) => {
    if (url !== '/data.iana.org/rdap/dns.json') response.writeHead(404).end()
    else if (list === null) response.writeHead(503).end()
    else response.end(list)
  }, true)
  const { networkFacts, settled } = createNetworkChecks({ fetch: internet.fetch })
  /** Returns what is requested in a check of a domain, when the list is loaded. */
  const asked = async (app: App, domain: string) => {
    const links = [parseAddress(`https://${domain}/`) ?? expect.fail(domain)]
    await networkFacts(app, links, { deadlineMs: 600_000 })
    await settled()
    const before = internet.requests().length
    await networkFacts(app, links, { deadlineMs: 600_000 })
    await settled()
    return internet.requests().slice(before)
  }
  const lists = () => internet.requests().filter((one) => one.includes('iana')).length
  return { asked, lists }
}

const at = (app: App, ms: number): App => ({
  ...app,
  clock: { now: () => new Date(Date.now() + ms) },
})

test('the shipped list matches its schema and has each top-level domain once', () => {
  const ajv = addFormats.default(new Ajv())
  const isValid = ajv.compile(SCHEMA)
  expect(isValid(SHIPPED), ajv.errorsText(isValid.errors)).toBe(true)
  expect(new Set(SHIPPED.services.flatMap(([endings]) => endings)).size).toBe(SHIPPED_SIZE)
})

test('the list of IANA replaces the shipped one, with addresses of https only', async () => {
  const app = await testApp(ON)
  const { asked } = await processWith(listOf(NEW, [['plain'], ['http://plain.example/']]))
  expect(await asked(app, 'fresh-parcel.xin')).toEqual([
    'GET rdap.new.example/domain/fresh-parcel.xin',
  ])
  expect(await asked(app, 'fresh-parcel.plain')).toEqual([])
})

test('the list is loaded again after a week, and once for all processes', async () => {
  const app = await testApp(ON)
  const [one, other] = [await processWith(listOf(NEW)), await processWith(listOf(NEW))]
  await one.asked(app, 'a-parcel.xin')
  expect(await other.asked(at(app, 6 * DAY), 'b-parcel.xin')).toHaveLength(1)
  expect([one.lists(), other.lists()]).toEqual([1, 0])
  await other.asked(at(app, 8 * DAY), 'c-parcel.xin')
  expect([one.lists(), other.lists()]).toEqual([1, 1])
})

test.each([
  ['no list', null],
  ['an empty list', JSON.stringify({ version: '1.0', services: [] })],
  [
    'a short list',
    JSON.stringify({ version: '1.0', services: [[['com'], ['https://a.example/']], NEW] }),
  ],
  ['a list without .com', listOf(NEW).replace('["com"]', '["xyz"]')],
  ['another format', listOf(NEW).replace('"1.0"', '"2.0"')],
  ['half a list', listOf(NEW).slice(0, -40)],
  ['a page', '<!doctype html>'],
  ['2 MB', listOf(NEW).padEnd(2_000_000)],
])('%s replaces neither the shipped list nor a loaded one', async (_, broken) => {
  const app = await testApp(ON)
  const faulty = await processWith(broken)
  expect(await faulty.asked(app, 'a-parcel.xin')).toEqual([])
  expect(await faulty.asked(app, 'a-parcel.vip')).toEqual([])
  expect(faulty.lists()).toBe(1)
  const tomorrow = at(app, DAY)
  await (await processWith(listOf(NEW))).asked(tomorrow, 'b-parcel.xin')
  const weekLater = at(app, 9 * DAY)
  const restarted = await processWith(broken)
  expect(await restarted.asked(weekLater, 'c-parcel.xin')).toHaveLength(1)
})
