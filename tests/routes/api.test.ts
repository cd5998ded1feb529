import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readScam } from '#app/features/scams/staff/change-scams.db.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import { newId } from '#database/new-id.ts'
import { apiKeys } from '#database/schema/api-keys.ts'
import { scams, scamTexts } from '#database/schema/scams.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { seededDatabase, testApp } from '../support/app.ts'
import { outage } from '../support/outage.ts'
import { serve } from '../support/site.ts'
import { addApiKey } from '../support/stored-data.ts'

type Scam = { id: string; created_at: string; category: { slug: string }; risk_level: string }
type ScamList = { data: Scam[]; page: { number: number; total: number; next: string | null } }
type Problem = { status: number; errors: { parameter: string }[] }
type Method = 'get' | 'post'
type Document = {
  paths: Record<
    string,
    Partial<Record<Method, { responses: Record<string, { content?: object }> }>>
  >
  components: { schemas: Record<string, object> }
}

const ACTIVE = SEED_SCAMS.filter(({ status }) => status === 'active').length

test('pages have twelve active entries, newest first, and their links cover the whole library once', async () => {
  const { api } = await library()
  const seen: Scam[] = []
  for (let next: string | null = `${api}/scams`; next; ) {
    const list: ScamList = await read(next)
    expect(list.data.length).toBeLessThanOrEqual(12)
    expect(list.page.total).toBe(ACTIVE)
    seen.push(...list.data)
    next = list.page.next
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(ACTIVE)
  expect(seen).toHaveLength(ACTIVE)
  const dates = seen.map(({ created_at }) => created_at)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('filters, search and page size apply, and are kept in the link to the next page', async () => {
  const { api } = await library()
  const every: ScamList = await read(`${api}/scams?status=all&limit=50`)
  expect(every.data).toHaveLength(Math.min(50, SEED_SCAMS.length))
  const some: ScamList = await read(`${api}/scams?category=phishing&risk=high&limit=1`)
  expect(some.data[0]).toMatchObject({ risk_level: 'high', category: { slug: 'phishing' } })
  const next: ScamList = await read(some.page.next ?? '')
  expect(next.page.number).toBe(2)
  expect(next.data[0]).toMatchObject({ risk_level: 'high', category: { slug: 'phishing' } })
  expect(next.data[0]?.id).not.toBe(some.data[0]?.id)
})

test('an entry has exactly the public fields of the specification', async () => {
  const { app, api } = await library()
  const [{ id } = { id: '' }] = await app.db.select({ id: scams.id }).from(scams).limit(1)
  const row = await readScam(app.db, id)
  const told = (locale: Locale) => {
    const { preventionTips, ...text } = row?.texts[locale] ?? {}
    return { ...text, prevention_tips: preventionTips }
  }
  const { data } = await read<{ data: Scam }>(`${api}/scams/${id}`)
  expect(data).toEqual({
    id: row?.id,
    title: row?.texts.en.title,
    title_ar: row?.texts.ar?.title,
    description: row?.texts.en.description,
    description_ar: row?.texts.ar?.description,
    category: {
      slug: expect.any(String),
      name: expect.any(String),
      name_ar: expect.stringMatching(/\p{Script=Arabic}/u),
      names: Object.fromEntries(LOCALES.map((locale) => [locale, expect.any(String)])),
    },
    risk_level: row?.riskLevel,
    status: row?.status,
    prevention_tips: row?.texts.en.preventionTips,
    prevention_tips_ar: row?.texts.ar?.preventionTips,
    indicators: row?.texts.en.indicators,
    indicators_ar: row?.texts.ar?.indicators,
    texts: Object.fromEntries(
      LOCALES.filter((locale) => row?.texts[locale]).map((locale) => [locale, told(locale)]),
    ),
    reported_count: row?.reportedCount,
    created_at: row?.createdAt.toISOString(),
    updated_at: row?.updatedAt.toISOString(),
  })
})

test('missing Arabic is null or an empty list', async () => {
  const { app, api } = await library()
  await app.db.delete(scamTexts).where(eq(scamTexts.locale, 'ar'))
  const { data } = await read<{ data: object[] }>(`${api}/scams?limit=1`)
  expect(data).toMatchObject([
    {
      title_ar: null,
      description_ar: null,
      indicators_ar: [],
      prevention_tips_ar: [],
      texts: { en: expect.anything() },
    },
  ])
  const described = describedBy(await read<Document>(`${api}/openapi.json`))
  await described('/scams', 200, await fetch(`${api}/scams`))
  await described('/categories', 200, await fetch(`${api}/categories`))
})

test('all invalid parameters are reported: unknown, out of range, malformed, repeated', async () => {
  const { api } = await library()
  const query = 'risk=huge&page=0&limit=51&status=gone&category=pets&colour=red&q=a&q=b'
  const answer = await fetch(`${api}/scams?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const { errors } = (await answer.json()) as Problem
  expect(errors.map(({ parameter }) => parameter).sort()).toEqual(
    ['category', 'colour', 'limit', 'page', 'q', 'risk', 'status'].sort(),
  )
  for (const page of ['1e1', '1.5', '-1', '', '1001', 'x'])
    expect((await fetch(`${api}/scams?page=${page}`)).status, page).toBe(400)
})

test('unknown and malformed ids and other paths are a 404 problem', async () => {
  const { api } = await library()
  for (const path of [`scams/${newId()}`, 'scams/no-uuid', 'reports', 'scams/1/2', '']) {
    const answer = await fetch(`${api}/${path}`)
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  }
})

test('any other method is rejected with the list of allowed ones', async () => {
  const { api } = await library()
  for (const path of ['scams', `scams/${newId()}`, 'categories', 'openapi.json', 'nothing']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await fetch(`${api}/${path}`, { method })
      expect(answer.status, `${method} ${path}`).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
    }
  }
})

test('cross-origin requests may be conditional', async () => {
  const { api } = await library()
  const answer = await fetch(`${api}/scams`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://other.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-headers')).toBe('If-None-Match')
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD has the headers of GET and no body', async () => {
  const { api } = await library()
  const asked = { headers: { 'accept-encoding': 'identity' } }
  for (const path of ['scams', 'categories', 'openapi.json']) {
    const [get, head] = await Promise.all([
      fetch(`${api}/${path}`, asked),
      fetch(`${api}/${path}`, { ...asked, method: 'HEAD' }),
    ])
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['etag', 'content-type', 'cache-control', 'access-control-allow-origin'])
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
  }
})

test('a response is cached for a minute and revalidated by its tag until it changes', async () => {
  const { app, api } = await library()
  const ask = (ifNoneMatch: string) =>
    fetch(`${api}/scams?limit=1`, {
      headers: { 'if-none-match': ifNoneMatch, 'accept-encoding': 'identity' },
    })
  const first = await ask('"other"')
  const tag = first.headers.get('etag') ?? ''
  expect(first.status).toBe(200)
  expect(tag).toMatch(/^"[\w-]+"$/)
  expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300')
  for (const same of [tag, `W/${tag}`, '*', `"other", ${tag}`, `W/"other",W/${tag}`]) {
    const answer = await ask(same)
    expect(answer.status, same).toBe(304)
    expect(answer.headers.get('etag')).toBe(tag)
    expect(await answer.text()).toBe('')
  }
  await app.db.update(scams).set({ reportedCount: 77 })
  const changed = await ask(tag)
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
})

test('a compressed response is revalidated too', async () => {
  const { api } = await library()
  const first = await fetch(`${api}/scams`)
  expect(first.headers.get('content-encoding')).toBe('gzip')
  const again = await fetch(`${api}/scams`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('other origins may read every API response and nothing else', async () => {
  const { origin, api } = await library()
  for (const path of ['scams', 'scams?page=0', `scams/${newId()}`, 'nothing']) {
    const { headers } = await fetch(`${api}/${path}`, { headers: { origin: 'https://a.example' } })
    expect(headers.get('access-control-allow-origin'), path).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  }
  for (const path of ['', 'healthz', 'favicon.svg', 'nothing']) {
    const { headers } = await fetch(`${origin}/${path}`)
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.has('access-control-allow-origin')).toBe(false)
  }
})

test('other origins may embed the images of previews and feeds', async () => {
  const { app, origin } = await library()
  const [scam] = await app.db.select().from(scams).limit(1)
  for (const path of [
    '/social/home/card.png',
    `/scam-library/${scam?.id}/card.png`,
    '/covers/task-jobs.svg',
  ]) {
    const { status, headers } = await fetch(origin + path)
    expect([path, status]).toEqual([path, 200])
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin')
  }
})

test('during a database outage the response is a 503 problem, and afterwards the library', async () => {
  const { app, api } = await library()
  const restore = await outage(app.db)
  for (const path of ['scams', `scams/${newId()}`, 'categories']) {
    const answer = await fetch(`${api}/${path}`)
    expect(answer.status, path).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.has('retry-after')).toBe(true)
    expect(await answer.text()).not.toMatch(/select|stack|\.ts\b/)
  }
  await restore()
  expect((await fetch(`${api}/scams`)).status).toBe(200)
})

test('an internal error is a 500 problem without details, which the log has under the request id', async () => {
  const { app, api } = await library()
  const faults: unknown[] = []
  app.log.error = (what: unknown) => void faults.push(what)
  await app.db.execute(sql`alter table scams rename to lost_scams`)
  const answer = await fetch(`${api}/scams`)
  const request = answer.headers.get('x-request-id')
  expect(faults).toContainEqual(expect.objectContaining({ request, err: expect.any(Error) }))
  expect(answer.status).toBe(500)
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(
    ['type', 'title', 'status', 'detail'].sort(),
  )
})

test('the document is valid OpenAPI 3.1', async () => {
  const { api } = await library()
  const { valid, errors } = await new Validator().validate(await read(`${api}/openapi.json`))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('every response, success or error, matches the document', async () => {
  const { app, api } = await library()
  const expectAsDescribed = describedBy(await read<Document>(`${api}/openapi.json`))
  const [row] = await app.db.select({ id: scams.id }).from(scams).limit(1)
  const ask = (path: string, init?: RequestInit) => fetch(`${api}${path}`, init)

  await expectAsDescribed('/scams', 200, await ask('/scams?status=all&limit=50'))
  await expectAsDescribed('/scams', 200, await ask('/scams?q=nothinglikethis'))
  await expectAsDescribed('/scams', 304, await ask('/scams', { headers: { 'if-none-match': '*' } }))
  await expectAsDescribed('/scams', 400, await ask('/scams?limit=0'))
  await expectAsDescribed('/scams', 405, await ask('/scams', { method: 'POST' }))
  await expectAsDescribed('/scams/{id}', 200, await ask(`/scams/${row?.id}`))
  await expectAsDescribed('/scams/{id}', 404, await ask(`/scams/${newId()}`))
  await expectAsDescribed('/categories', 200, await ask('/categories'))
  await expectAsDescribed('/openapi.json', 200, await ask('/openapi.json'))
  const restore = await outage(app.db)
  await expectAsDescribed('/scams', 503, await ask('/scams'))
  await expectAsDescribed('/scams/{id}', 503, await ask(`/scams/${row?.id}`))
  await expectAsDescribed('/categories', 503, await ask('/categories'))
  await restore()
  await app.db.execute(sql`alter table categories rename to lost_categories`)
  await expectAsDescribed('/categories', 500, await ask('/categories'))
})

test('every answer to a check, success or error, matches the document', async () => {
  const { app, api } = await library()
  const document = await read<Document>(`${api}/openapi.json`)
  const { key } = await addApiKey(app)
  const expectAsDescribed = async (status: number, items: object[], more: object = {}) => {
    const headers = {
      ...{ 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      ...more,
    }
    const body = JSON.stringify({ items })
    const answer = await fetch(`${api}/check`, { method: 'POST', headers, body })
    await describedBy(document)('/check', status, answer, 'post')
  }
  const scam = {
    type: 'message',
    text: 'Your parcel is on hold. Pay at http://emirates-post.top/pay',
  }
  await expectAsDescribed(200, [scam, { ...scam, text: '' }, { type: 'message', text: 'Hi mum' }])
  await expectAsDescribed(400, [])
  await expectAsDescribed(401, [scam], { Authorization: 'Bearer none' })
  await expectAsDescribed(415, [scam], { 'Content-Type': 'text/plain' })
  await app.db.update(apiKeys).set({ checksPerHour: 3, checksPerDay: 3 })
  await expectAsDescribed(429, [scam, scam])
  const restore = await outage(app.db)
  await expectAsDescribed(503, [scam])
  await restore()
})

test('every documented parameter is accepted at both ends of its range', async () => {
  const { api } = await library()
  const document = await read<{
    paths: { '/scams': { get: { parameters: { name: string; schema: ParameterSchema }[] } } }
  }>(`${api}/openapi.json`)
  for (const { name, schema } of document.paths['/scams'].get.parameters) {
    const values = schema.enum ?? [schema.minimum ?? 'x', schema.maximum ?? 'x'.repeat(100)]
    for (const value of values)
      expect((await fetch(`${api}/scams?${name}=${value}`)).status, `${name}=${value}`).toBe(200)
    if (schema.maximum !== undefined)
      expect((await fetch(`${api}/scams?${name}=${schema.maximum + 1}`)).status).toBe(400)
  }
})

type ParameterSchema = { enum?: string[]; minimum?: number; maximum?: number }

/** Serves the built site with a seeded library. */
async function library() {
  const app = await testApp({}, await seededDatabase())
  const origin = await serve(app)
  return { app, origin, api: `${origin}/api/v1` }
}

async function read<Body>(address: string): Promise<Body> {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  return (await answer.json()) as Body
}

/** Returns a function that validates responses against `document` by path and status. */
function describedBy(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats(ajv)
  ajv.addSchema(document, 'document')
  return async (path: string, status: number, answer: Response, method: Method = 'get') => {
    expect(answer.status).toBe(status)
    const { responses } = document.paths[path]?.[method] ?? { responses: {} }
    const described = String(status) in responses ? String(status) : 'default'
    const types = Object.keys(responses[described]?.content ?? {})
    expect(types, `${path} ${status}`).toEqual(
      [answer.headers.get('content-type')].filter((type) => type !== null),
    )
    const body = await answer.text()
    if (types.length === 0) return expect(body).toBe('')
    const pointer = ['paths', path, method, 'responses', described, 'content', types[0] ?? '']
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/')
    const validate = ajv.compile({ $ref: `document#/${pointer}/schema` })
    validate(JSON.parse(body))
    expect(validate.errors, `${path} ${status}`).toBeNull()
  }
}
