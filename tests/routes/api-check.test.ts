import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { API_LIMITS, LIMITS } from '#app/domain/limits.ts'
import { type ApiKeyInput, NEW_API_KEY } from '#app/features/api-keys/staff/api-key-input.ts'
import { createApiKey } from '#app/features/api-keys/staff/create-api-key.server.ts'
import { revokeApiKey } from '#app/features/api-keys/staff/revoke-api-key.server.ts'
import { listApiKeys } from '#app/features/api-keys/staff/staff-api-keys.db.server.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { checkerText } from '#words/checker/checker.js'
import { findingsText } from '#words/checker/findings.js'
import { send } from '../../scripts/fuzz/send.ts'
import { testApp, testDatabase } from '../support/app.ts'
import { overloaded, startGenerativeServer } from '../support/generative-server.ts'
import { onceTaken } from '../support/once-taken.ts'
import { outage } from '../support/outage.ts'
import { recordLog } from '../support/recorded-log.ts'
import { serve } from '../support/site.ts'
import { newStaff } from '../support/staff.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay the fee of AED 5 at http://emirates-post.top/pay today.'

type Worded = { code: string | null; text: string }
type Finding = Worded & { spans: { start: number; end: number }[] }
type Result = {
  outcome: string
  confidence: number
  scam_type: Worded | null
  reasons: Finding[]
  recommendation: Worded
}
type Item = { result: Result | null; problem: { code: string } | null }
type Problem = { status: number; detail: string; errors?: { parameter: string }[] }

test('each text is answered in order, with the verdict, its sentences and the places in the text', async () => {
  const { check } = await withKey()
  const answer = await check([SCAM, 'See you at six, mum'])
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.has('set-cookie')).toBe(false)
  const [scam, safe] = await resultsOf(answer)
  expect(scam).toMatchObject({ outcome: 'scam', scam_type: { code: expect.any(String) } })
  expect(safe).toMatchObject({ outcome: 'safe', scam_type: null })
  const marked = scam?.reasons.flatMap(({ spans }) =>
    spans.map(({ start, end }) => SCAM.slice(start, end)),
  )
  expect(marked?.join(' ')).toContain('emirates-post.top')
})

test.each(
  LOCALES,
)('the words are in the preferred language, %s, and the codes are the same', async (locale) => {
  const { check } = await withKey()
  const language = locale === 'tl' ? 'fil-PH' : `${locale}-AE`
  const answer = await check([SCAM], { 'Accept-Language': `xx, en;q=0.2, ${language};q=0.9` })
  expect(answer.headers.get('content-language')).toBe(locale)
  expect(answer.headers.get('vary')).toContain('Accept-Language')
  const [scam] = await resultsOf(answer)
  const { recommendations } = findingsText[locale]
  const code = scam?.recommendation.code as keyof typeof recommendations
  expect(scam?.recommendation.text).toBe(
    recommendations[code] ?? (checkerText[locale].recommendations as Record<string, string>)[code],
  )
})

test('a text with a problem has it in its place, and costs nothing', async () => {
  const { app, post } = await withKey()
  const items = [
    { type: 'message', text: ' \n' },
    { type: 'message', text: 'a'.repeat(LIMITS.checkLength + 1) },
    { type: 'website', text: 'nothing' },
    { type: 'message', text: 'NUL \u0000 and half \ud83d of a pair' },
  ]
  const { data } = (await (await post({ items })).json()) as { data: Item[] }
  expect(data.map(({ problem }) => problem?.code)).toEqual([
    ...['empty', 'too-long', 'no-address'],
    undefined,
  ])
  expect(await used(app)).toBe(1)
})

test.each([
  ['no header', undefined],
  ['another scheme', 'Basic aG15Xzo='],
  ['an unknown key', `Bearer hmy_${'a'.repeat(43)}`],
  ['an empty key', 'Bearer '],
])('with %s nothing is checked', async (_, authorization) => {
  const { app, post } = await withKey()
  const answer = await post({ items: [] }, { Authorization: authorization })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="Himaya"/)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  expect(await used(app)).toBe(0)
})

test('a body that is not as described is rejected with the parts that are wrong, and costs nothing', async () => {
  const { app, url, post } = await withKey()
  const wrong = async (body: unknown) => (await (await post(body)).json()) as Problem
  const item = { type: 'message', text: 'hello' }
  const { status, errors } = await wrong({ items: [{ type: 'sms', text: 5, more: 1 }], more: 1 })
  expect(status).toBe(400)
  expect(errors?.map(({ parameter }) => parameter).toSorted()).toEqual(
    ['', 'items.0', 'items.0.text', 'items.0.type'].toSorted(),
  )
  for (const body of [
    ...[null, [], 'a', { items: [] }, { items: Array(API_LIMITS.items + 1).fill(item) }],
    { item },
  ]) {
    expect((await wrong(body)).status).toBe(400)
  }
  expect((await post('{"items":', {}, (text) => String(text))).status).toBe(400)
  expect((await post({ items: [item] }, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect(await sendTooMuch(url)).toMatchObject({ status: 413 })
  expect(await used(app)).toBe(0)
})

test('only POST is allowed, and a browser page of another site gets no permission', async () => {
  const { url, post } = await withKey()
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await fetch(url, { method })
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
  }
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: { Origin: 'https://a.example', 'Access-Control-Request-Headers': 'authorization' },
  })
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  )
  const items = [{ type: 'message', text: 'hello' }]
  expect((await post({ items }, { Origin: 'https://a.example' })).status).toBe(403)
})

test('a batch that does not fit into the hour is not checked and costs nothing; what fits still is', async () => {
  const { app, check } = await withKey({ perHour: '3' })
  const [{ id } = { id: '' }] = await listApiKeys(app.db)
  // Also in the next hour, which may begin in the midst of the test.
  await app.db.execute(sql`
    insert into api_key_uses
    select ${id}, date_trunc('hour', now(), 'UTC') + n * interval '1 hour', 2 from generate_series(0, 1) n`)
  const refused = await check(['c', 'd'])
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(await used(app)).toBe(4)
  expect((await check(['c'])).status).toBe(200)
  expect(await used(app)).toBe(5)
  expect((await check(['a', 'b', 'c', 'd'])).status).toBe(400)
  await app.db.execute(sql`update api_key_uses set hour = hour - interval '24 hours'`)
  expect((await check(['a', 'b', 'c'])).status).toBe(200)
})

test('the limit of the day counts all hours of the day of UTC', async () => {
  const { app, check } = await withKey({ perHour: '2', perDay: '3' })
  const [{ id } = { id: '' }] = await listApiKeys(app.db)
  await app.db.execute(sql`
    insert into api_key_uses values (${id}, date_trunc('day', now(), 'UTC') + interval '23 hours 59 minutes', 2)`)
  expect((await check(['a'])).status).toBe(200)
  const refused = await check(['b'])
  expect(refused.status).toBe(429)
  const { rows } = await app.db.execute<{ wait: number }>(sql`
    select extract(epoch from date_trunc('day', now(), 'UTC') + interval '24 hours' - now())::float as wait`)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThanOrEqual(rows[0]!.wait)
})

test('of 20 batches at once to two processes exactly as many are checked as the limit allows', async () => {
  const db = await testDatabase()
  // Hour and day have the same limit, so that the beginning of an hour changes nothing.
  const first = await withKey({ perHour: '21', perDay: '21' }, await testApp({}, db))
  const second = `${await serve(await testApp({}, db))}/api/v1/check`
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const url = n % 2 === 0 ? first.url : second
      return (await onceTaken(() => first.check(['a', 'b'], {}, url))).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await used(first.app)).toBe(20)
  const { rows } = await db.execute(sql`select sum(checks)::int as checks from check_tallies`)
  expect(rows).toEqual([{ checks: 20 }])
})

test('the last use of a key is noted, at most once a minute', async () => {
  const { app, check } = await withKey()
  const lastUse = async () => (await listApiKeys(app.db))[0]?.lastUsedAt
  expect(await lastUse()).toBeNull()
  expect((await check(['a'])).status).toBe(200)
  const first = await lastUse()
  expect(first).toBeInstanceOf(Date)
  const later = async () => {
    expect((await check(['a'])).status).toBe(200)
    return lastUse()
  }
  expect(await later()).toEqual(first)
  await app.db.execute(sql`update api_keys set last_used_at = last_used_at - interval '2 minutes'`)
  expect(await later()).not.toEqual(first)
  expect((await lastUse())?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
})

test('a revoked key is rejected at once by every process', async () => {
  const db = await testDatabase()
  const { app, check, url } = await withKey({}, await testApp({}, db))
  const other = `${await serve(await testApp({}, db))}/api/v1/check`
  expect((await check(['a'], {}, other)).status).toBe(200)
  const [{ id } = { id: '' }] = await listApiKeys(app.db)
  await revokeApiKey(app, someStaff(), id)
  for (const address of [url, other]) expect((await check(['a'], {}, address)).status).toBe(401)
})

test('an analysis that fails is a problem of its text, and is given back', async () => {
  const model = await startGenerativeServer()
  onTestFinished(() => model.close())
  model.script(overloaded)
  const { app, check } = await withKey(
    {},
    await testApp({
      ANALYZERS: 'gemini',
      GEMINI_API_KEY: model.apiKey,
      GEMINI_BASE_URL: model.baseUrl,
    }),
  )
  const { data } = (await (await check(['a', 'b'])).json()) as { data: Item[] }
  expect(data.map(({ problem }) => problem?.code)).toEqual(['analysis-failed', 'analysis-failed'])
  expect(await used(app)).toBe(0)
})

test('without permission to store, nothing of a text is in the database or the log, and the check is counted', async () => {
  const app = await testApp()
  const { text } = recordLog(app)
  const { check, key } = await withKey({}, app)
  expect((await check([SCAM])).status).toBe(200)
  expect(await everything(app)).not.toMatch(/emirates-post|parcel is on hold/)
  expect(await count(app, 'scam_checks')).toBe(0)
  expect(await count(app, 'similarity_bands')).toBe(0)
  expect(await count(app, 'check_tallies')).toBeGreaterThan(0)
  expect(text()).not.toMatch(/emirates-post|parcel is on hold/)
  expect(text() + (await everything(app))).not.toContain(key.slice(8))
})

test('with permission texts are stored encrypted, and all texts of a key count as those of one visitor', async () => {
  const { app, check } = await withKey({ keepsTexts: true })
  expect((await check([SCAM, `${SCAM} Now!`])).status).toBe(200)
  expect(await everything(app)).not.toMatch(/parcel is on hold/)
  const { rows } = await app.db.execute(sql`
    select count(*)::int as checks, count(distinct user_ip_hash)::int as visitors from scam_checks`)
  expect(rows).toEqual([{ checks: 2, visitors: 1 }])
})

test('during a database outage the answer is a 503 problem without details', async () => {
  const { app, check } = await withKey()
  const restore = await outage(app.db)
  const answer = await check(['a'])
  expect(answer.status).toBe(503)
  expect(answer.headers.has('retry-after')).toBe(true)
  expect(await answer.text()).not.toMatch(/select|stack|\.ts\b/)
  await restore()
  expect((await check(['a'])).status).toBe(200)
})

/** Serves the site with a key, and returns how to use it. */
async function withKey(input: Partial<ApiKeyInput> = {}, given?: App) {
  const app = given ?? (await testApp())
  const made = await createApiKey(app, await newStaff(app), {
    id: newId(),
    input: { ...NEW_API_KEY, name: 'A bank', ...input },
  })
  const key = made.ok ? made.key : ''
  const url = `${await serve(app)}/api/v1/check`
  const post = (
    body: unknown,
    headers: Record<string, string | undefined> = {},
    write: (body: unknown) => string = JSON.stringify,
    address = url,
  ) => {
    const all = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, ...headers }
    const set = Object.entries(all).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    return fetch(address, { method: 'POST', headers: set, body: write(body) })
  }
  const check = (texts: readonly string[], headers: Record<string, string> = {}, address = url) =>
    post(
      { items: texts.map((text) => ({ type: 'message', text })) },
      headers,
      JSON.stringify,
      address,
    )
  return { app, key, url, post, check }
}

/** Announces a body over the limit, which is rejected unread. */
function sendTooMuch(url: string) {
  const { origin, host, pathname: path } = new URL(url)
  const headers = [
    ['Host', host],
    ['Connection', 'close'],
    ['Content-Type', 'application/json'],
    ['Content-Length', '2000000'],
  ] as const
  return send(origin, { method: 'POST', path, headers, body: '' })
}

async function resultsOf(answer: Response): Promise<(Result | null)[]> {
  return ((await answer.json()) as { data: Item[] }).data.map(({ result }) => result)
}

/** Returns the checks that were counted for keys. */
async function used({ db }: App): Promise<number> {
  const { rows } = await db.execute<{ checks: number }>(
    sql`select coalesce(sum(checks), 0)::int as checks from api_key_uses`,
  )
  return rows[0]!.checks
}

async function count({ db }: App, table: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  )
  return rows[0]!.n
}

/** Returns every row of every table as text. */
async function everything({ db }: App): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    )
    texts.push(...found.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}
