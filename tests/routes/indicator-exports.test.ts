import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Indicator } from '#app/features/indicators/indicator.ts'
import { addIndicator } from '#app/features/indicators/testing/add-indicator.ts'
import { newId } from '#database/new-id.ts'
import { indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import { testApp } from '../support/app.ts'
import { MISP_EVENT, MISP_MANIFEST, STIX_BUNDLE } from '../support/exchange-schemas.ts'
import { outage } from '../support/outage.ts'
import { serve } from '../support/site.ts'

type Manifest = Record<string, { timestamp: string; info: string }>
type Event = { Event: { Attribute: { type: string; value: string }[] } }
type List = {
  data: { id: string; value: string; reports: number }[]
  page: { next: string | null }
}

const WALLET = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const PUBLISHED: Indicator[] = [
  { kind: 'domain', value: 'parcel-fee.top' },
  { kind: 'host', value: 'pay.shared.example' },
  { kind: 'host', value: '203.0.113.9' },
  { kind: 'host', value: '[2001:db8::9]' },
  { kind: 'url', value: "shop.example/it's/\\a b\nc?x=1" },
  { kind: 'wallet', value: `bitcoin:${WALLET}` },
  { kind: 'wallet', value: 'ethereum:0x52908400098527886e0f7030069857d2e4169ee7' },
]
const FILES = [
  'indicators',
  'indicators.csv',
  'indicators/stix.json',
  'blocklist/hosts.txt',
  'blocklist/adguard.txt',
  'misp/manifest.json',
  'misp/hashes.csv',
]

async function site(given: readonly Indicator[] = PUBLISHED) {
  const app = await testApp()
  const added = new Map<string, { id: string; report: string; entry: string }>()
  for (const one of given) added.set(one.value, await addIndicator(app, one))
  const origin = await serve(app)
  const api = `${origin}/api/v1`
  const read = async (path: string) => (await fetch(`${api}/${path}`)).text()
  const json = async <Body>(path: string) => JSON.parse(await read(path)) as Body
  /** Everything that is given back, in one text. */
  const everything = async () => {
    const events = Object.keys(await json<Manifest>('misp/manifest.json'))
    const paths = [...FILES, ...events.map((uuid) => `misp/${uuid}.json`)]
    return (await Promise.all(paths.map(read))).join('\n')
  }
  return { app, added, origin, api, read, json, everything }
}

/** Validation errors; null if there are none. */
function faults(schema: object, body: unknown) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats(ajv)
  ajv.validate(schema, body)
  return ajv.errors ?? null
}

test('nothing of a private person, no unapproved report, no inactive entry and nothing withdrawn is given back', async () => {
  const { app, everything } = await site([{ kind: 'domain', value: 'counted.example' }])
  const hidden = (n: string): Indicator => ({ kind: 'domain', value: `${n}.hidden.example` })
  for (const kind of ['email', 'phone', 'iban', 'handle'] as const) {
    await addIndicator(app, { kind, value: `hidden-${kind}` }, { hint: `hidden ${kind} hint` })
  }
  await addIndicator(app, hidden('pending'), { status: 'pending' })
  await addIndicator(app, hidden('rejected'), { status: 'rejected' })
  const retired = await addIndicator(app, hidden('retired'))
  await app.db.update(scams).set({ status: 'inactive' }).where(eq(scams.id, retired.entry))
  const orphan = await addIndicator(app, hidden('deleted'))
  await app.db.delete(scams).where(eq(scams.id, orphan.entry))
  const withdrawn = await addIndicator(app, hidden('withdrawn'))
  await app.db
    .update(indicators)
    .set({ withdrawnAt: sql`now()` })
    .where(eq(indicators.id, withdrawn.id))
  for (const value of ['a.example/hidden?to=sara@mail.example', 'a.example/hidden/0501234567']) {
    await addIndicator(app, { kind: 'url', value })
  }
  const text = await everything()
  expect(text).toContain('counted.example')
  expect(text).not.toMatch(/hidden/)
})

test('a withdrawal shows in every file at once, and so does undoing it', async () => {
  const { app, added, api, json, everything } = await site()
  const one = added.get('parcel-fee.top')?.id ?? ''
  const tagOf = async (path: string) => (await fetch(`${api}/${path}`)).headers.get('etag')
  const timesOf = (manifest: Manifest) => Object.values(manifest).map(({ timestamp }) => +timestamp)
  await app.db.execute(sql`update indicators set updated_at = now() - interval '1 hour'`)
  await app.db.execute(sql`update scams set updated_at = now() - interval '1 hour'`)
  await app.db.execute(sql`update reported_scams set updated_at = now() - interval '1 hour'`)
  const before = await Promise.all(FILES.map(tagOf))
  const [sooner = 0] = timesOf(await json('misp/manifest.json'))
  const set = (withdrawnAt: Date | null) =>
    app.db
      .update(indicators)
      .set({ withdrawnAt, updatedAt: sql`now()` })
      .where(eq(indicators.id, one))
  await set(new Date())
  expect(await everything()).not.toContain('parcel-fee.top')
  expect(timesOf(await json('misp/manifest.json'))[0]).toBeGreaterThan(sooner)
  for (const [place, path] of FILES.entries()) {
    const answer = await fetch(`${api}/${path}`, {
      headers: { 'if-none-match': before[place] ?? '' },
    })
    expect([path, answer.status]).toEqual([path, 200])
  }
  await set(null)
  expect((await everything()).match(/parcel-fee\.top/g)?.length).toBeGreaterThan(5)
})

test('each file is revalidated before every use and names the form for an appeal', async () => {
  const { origin, api } = await site()
  for (const path of FILES) {
    const answer = await fetch(`${api}/${path}`)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('link')).toBe(
      `<${origin}/contact?subject=listing-appeal>; rel="help"`,
    )
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(`${api}/${path}`, { headers: { 'if-none-match': etag } })
    expect([path, again.status]).toEqual([path, 304])
  }
})

test('pages of the list follow each other newest first, also while indicators are withdrawn', async () => {
  const values = Array.from({ length: 5 }, (_, n) => `n${n}.example`)
  const { app, added, api, json } = await site(values.map((value) => ({ kind: 'domain', value })))
  await addIndicator(app, { kind: 'domain', value: 'n4.example' }, {})
  const first = await json<List>('indicators?limit=2')
  expect(first.data).toMatchObject([
    { value: 'n4.example', reports: 2 },
    { value: 'n3.example', reports: 1 },
  ])
  const gone = added.get('n3.example')?.id ?? ''
  await app.db.update(indicators).set({ withdrawnAt: new Date() }).where(eq(indicators.id, gone))
  const seen: string[] = []
  for (let next = first.page.next; next; ) {
    const list = (await (await fetch(next)).json()) as List
    seen.push(...list.data.map(({ value }) => value))
    next = list.page.next
  }
  expect(seen).toEqual(['n2.example', 'n1.example', 'n0.example'])
  expect((await json<List>('indicators?kind=host')).data).toEqual([])
  for (const query of [
    'limit=0',
    'limit=501',
    'kind=phone',
    'after=x',
    'colour=red',
    'limit=1&limit=2',
  ])
    expect((await fetch(`${api}/indicators?${query}`)).status, query).toBe(400)
})

test('the list says on which days in the UAE an indicator was reported, and no times', async () => {
  const { app, added, json } = await site([{ kind: 'domain', value: 'a.example' }])
  const { id, report } = added.get('a.example') ?? { id: '', report: '' }
  // 1 March at 01:30 in the UAE.
  const createdAt = new Date('2026-02-28T21:30:00Z')
  await app.db.update(reportedScams).set({ createdAt }).where(eq(reportedScams.id, report))
  const { data } = await json<List>('indicators')
  expect(data).toEqual([
    {
      id,
      kind: 'domain',
      value: 'a.example',
      reports: 1,
      first_reported: '2026-03-01',
      last_reported: '2026-03-01',
    },
  ])
  const { objects } = await json<{ objects: { valid_from?: string }[] }>('indicators/stix.json')
  expect(objects[1]?.valid_from).toBe('2026-02-28T20:00:00.000Z')
})

test('the CSV has a line per indicator with quoted values', async () => {
  const { read } = await site()
  const text = await read('indicators.csv')
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('kind,value,reports,first_reported,last_reported')
  expect(lines).toHaveLength(PUBLISHED.length + 2)
  expect(lines).toContainEqual(expect.stringMatching(/^"domain","parcel-fee\.top",1,"20\d\d-/))
  const quoted = await site([{ kind: 'url', value: 'a.example/"x",y' }])
  expect(await quoted.read('indicators.csv')).toContain('"url","a.example/""x"",y",1,')
})

test('the block lists have names only, each once, below comments in their syntax', async () => {
  const { origin, read } = await site()
  const names = ['parcel-fee.top', 'pay.shared.example']
  for (const [path, comment, rule] of [
    ['blocklist/hosts.txt', '# ', (name: string) => `0.0.0.0 ${name}`],
    ['blocklist/adguard.txt', '! ', (name: string) => `||${name}^`],
  ] as const) {
    const lines = (await read(path)).trimEnd().split('\n')
    const comments = lines.filter((line) => line.startsWith(comment))
    expect(lines).toEqual([...comments, ...names.map(rule)])
    expect(comments.join('\n')).toContain(`${origin}/contact?subject=listing-appeal`)
  }
})

test('the STIX bundle satisfies the standard, and equal content has equal bytes', async () => {
  const { read, json } = await site()
  const text = await read('indicators/stix.json')
  expect(await read('indicators/stix.json')).toBe(text)
  const bundle = JSON.parse(text) as {
    objects: { id: string; created: string; modified: string }[]
  }
  expect(faults(STIX_BUNDLE, bundle)).toBeNull()
  expect(new Set(bundle.objects.map(({ id }) => id)).size).toBe(PUBLISHED.length + 1)
  for (const { created, modified } of bundle.objects) expect(modified >= created).toBe(true)
  const { objects } = await json<{ objects: { pattern?: string }[] }>('indicators/stix.json')
  expect(objects.flatMap(({ pattern }) => pattern ?? []).toReversed()).toEqual([
    "[domain-name:value = 'parcel-fee.top']",
    "[domain-name:value = 'pay.shared.example']",
    "[ipv4-addr:value = '203.0.113.9']",
    "[ipv6-addr:value = '2001:db8::9']",
    "[url:value = 'http://shop.example/it\\'s//a%20bc?x=1' OR url:value = 'https://shop.example/it\\'s//a%20bc?x=1']",
    `[user-account:user_id = '${WALLET}' AND user-account:account_type = 'cryptocurrency-wallet']`,
    "[user-account:user_id = '0x52908400098527886e0f7030069857d2e4169ee7' AND user-account:account_type = 'cryptocurrency-wallet']",
  ])
})

test('ids stay the same in another installation of the same site, so that nobody imports twice', async () => {
  const ids = async () => {
    const { json } = await site([{ kind: 'domain', value: 'a.example' }])
    const { objects } = await json<{ objects: { id: string }[] }>('indicators/stix.json')
    const manifest = await json<Manifest>('misp/manifest.json')
    return [objects[1]?.id, ...Object.keys(manifest)]
  }
  expect(await ids()).toEqual(await ids())
})

test('the MISP feed satisfies its format: manifest, events by month, and hashes of the values', async () => {
  const { app, added, api, read, json } = await site()
  const old = added.get('pay.shared.example')?.id ?? ''
  const createdAt = new Date('2026-08-31T20:30:00Z')
  await app.db.update(indicators).set({ createdAt }).where(eq(indicators.id, old))
  const manifest = await json<Manifest>('misp/manifest.json')
  expect(faults(MISP_MANIFEST, manifest)).toBeNull()
  expect(Object.values(manifest).map(({ info }) => info)).toContainEqual(
    expect.stringContaining('2026-09'),
  )
  const found: { type: string; value: string; hash: string }[] = []
  for (const [uuid, head] of Object.entries(manifest)) {
    const event = await json<Event>(`misp/${uuid}.json`)
    expect(faults(MISP_EVENT, event)).toBeNull()
    expect(event.Event).toMatchObject(head)
    for (const { type, value } of event.Event.Attribute) {
      const md5 = createHash('md5').update(value).digest('hex')
      found.push({ type, value, hash: `${md5},${uuid}` })
    }
  }
  expect(found.map(({ type }) => type).sort()).toEqual(
    ['btc', 'domain', 'hostname', 'ip-dst', 'ip-dst', 'other', 'url', 'url'].sort(),
  )
  expect((await read('misp/hashes.csv')).trimEnd().split('\n').sort()).toEqual(
    found.map(({ hash }) => hash).sort(),
  )
  for (const file of [`${newId()}.json`, Object.keys(manifest)[0], 'nothing'])
    expect((await fetch(`${api}/misp/${file}`)).status, file).toBe(404)
})

test('a site without indicators has empty files that are valid all the same', async () => {
  const { json, read } = await site([])
  expect((await json<List>('indicators')).data).toEqual([])
  expect(faults(STIX_BUNDLE, await json('indicators/stix.json'))).toBeNull()
  expect(await json('misp/manifest.json')).toEqual({})
  expect(await read('misp/hashes.csv')).toBe('')
})

test('what is given back is as the OpenAPI document describes it, and a fault is a problem', async () => {
  const { app, api, json } = await site()
  type Described = {
    paths: Record<string, { get: { responses: { 200: { content: Record<string, object> } } } }>
    components: object
  }
  const document = await json<Described>('openapi.json')
  const [event] = Object.keys(await json<Manifest>('misp/manifest.json'))
  const described = Object.keys(document.paths).filter((path) =>
    /indicator|blocklist|misp/.test(path),
  )
  expect(described.sort()).toEqual([...FILES.map((path) => `/${path}`), '/misp/{file}'].sort())
  for (const path of described) {
    const answer = await fetch(api + path.replace('{file}', `${event}.json`))
    expect([path, answer.status]).toEqual([path, 200])
    const types = Object.keys(document.paths[path]?.get.responses[200].content ?? {})
    expect(types).toEqual([answer.headers.get('content-type')])
  }
  const ajv = new Ajv2020({ strict: false })
  formats(ajv)
  ajv.addSchema(document, 'document')
  const list = ajv.compile({ $ref: 'document#/components/schemas/IndicatorListAnswer' })
  list(await json('indicators'))
  expect(list.errors).toBeNull()
  const restore = await outage(app.db)
  for (const path of FILES) {
    const answer = await fetch(`${api}/${path}`)
    expect([path, answer.status]).toEqual([path, 503])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  await restore()
})
