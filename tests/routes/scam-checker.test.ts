import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { testApp } from '../support/app.ts'
import { onceTaken } from '../support/once-taken.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay and send your card number.'

const behindProxy = { TRUSTED_PROXY_HOPS: '1' }

test('fifty concurrent checks of one visitor give exactly ten results', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => onceTaken(() => check(origin, SCAM))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  expect(await count(app, 'scam_checks')).toBe(10)
})

test('two processes on one database share the limit', async () => {
  const app = await testApp(behindProxy)
  const origins = await Promise.all([serve(app), serve(app)])
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => onceTaken(() => check(origins[n % 2]!, SCAM))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
})

test('over the limit the message of the specification is shown', async () => {
  const origin = await serve(await testApp(behindProxy))
  for (let n = 0; n < 10; n++) await check(origin, 'hello')
  const { status, headers, text } = await check(origin, SCAM)
  expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  expect(text).toContain('Rate limit exceeded. Please try again in an hour. (0 checks remaining)')
  expect(text).not.toContain('Potential Scam Detected')
})

test("visitors are identified by the trusted proxy's hop, not by their own header", async () => {
  const origin = await serve(await testApp(behindProxy))
  for (let n = 0; n < 10; n++) await check(origin, 'hello', { from: `10.0.0.${n}, 192.0.2.1` })
  expect((await check(origin, 'hello', { from: '10.9.9.9, 192.0.2.1' })).status).toBe(429)
  expect((await check(origin, 'hello', { from: '192.0.2.2' })).status).toBe(200)
})

test.each([
  ['an empty text', '', 'Please enter some content to check'],
  ['a text of white space', ' \n\t ', 'Please enter some content to check'],
  ['a text of invisible characters', '\u200b\u2060 \ufeff', 'Please enter some content to check'],
  [
    'a text of 5001 characters',
    'a'.repeat(5001),
    'Content is too long. Please limit to 5000 characters',
  ],
])('%s is rejected and costs no check', async (_, text, words) => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const answer = await check(origin, text)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(words)
  expect(answer.text).toContain('10 checks remaining this hour')
  expect(await count(app, 'rate_limits')).toBe(0)
})

test.each([
  ['Arabic and emoji included', 'سلام 👋 '.repeat(625)],
  ['line ends counted once', `${'b\r\n'.repeat(2499)}cc`],
])('5000 characters are checked, %s', async (_, text) => {
  const origin = await serve(await testApp(behindProxy))
  expect((await check(origin, text)).status).toBe(200)
})

test('a visitor without a known address is rejected', async () => {
  const origin = await serve(await testApp(behindProxy))
  const answer = await check(origin, SCAM, { from: 'nonsense' })
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('Could not verify user identity')
})

test('the text is stored encrypted only, and the visitor as a keyed hash only', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  await check(origin, SCAM, { from: '192.0.2.77' })
  const { rows } = await app.db.execute<Record<string, string>>(sql`select * from scam_checks`)
  const row = JSON.stringify(rows[0])
  expect(row).not.toContain('on hold')
  expect(row).not.toContain('emiratespost')
  expect(row).not.toContain('192.0.2.77')
  expect(rows[0]).toMatchObject({ type: 'message', result: 'scam' })
  expect(app.crypto.decrypt('scam_checks.content', rows[0]?.content_encrypted ?? '')).toBe(SCAM)
})

test('similar checks are counted once for each other visitor', async () => {
  const origin = await serve(await testApp(behindProxy))
  expect((await check(origin, SCAM, { from: '192.0.2.1' })).text).toContain('No similar scams')
  expect((await check(origin, SCAM, { from: '192.0.2.1' })).text).toContain('No similar scams')
  expect((await check(origin, SCAM, { from: '192.0.2.2' })).text).toContain(
    '1 similar scam reported',
  )
  const reworded = SCAM.replace('12.50', '99').replace(
    'emiratespost-ae.top',
    'emiratespost-uae.top',
  )
  expect((await check(origin, reworded, { from: '192.0.2.3' })).text).toContain('2 similar scams')
})

test('the text is shown as text, never as markup', async () => {
  const origin = await serve(await testApp(behindProxy))
  const { text, html } = await check(
    origin,
    `${SCAM} <script>alert(1)</script><img src=x onerror=alert(1)>`,
  )
  expect(text).toContain('Potential Scam Detected')
  expect(html).not.toMatch(/<script>alert|<img src=x/)
})

test('the page of a visitor is not shared by caches, and one with a text is not stored', async () => {
  const origin = await serve(await testApp(behindProxy))
  const page = await fetch(`${origin}/scam-checker`)
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
  const tab = { text: SCAM, tab: 'email' }
  for (const sent of [{ text: SCAM }, { text: ' ' }, tab] as Record<string, string>[]) {
    const answer = await fetch(`${origin}/scam-checker`, {
      method: 'POST',
      headers: { Origin: origin, 'X-Forwarded-For': '192.0.2.1' },
      body: new URLSearchParams(sent),
    })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

describe('when the database is unavailable', () => {
  test('a check fails as such, shows the failed analysis without details, and works again afterwards', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await renameLimits(app, 'rate_limits', 'gone')
    const { status, headers, text } = await check(origin, SCAM)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain('Unable to complete security analysis. Please try again.')
    expect(text).toContain('Unable to analyze content. Please try again or contact support.')
    expect(text).not.toMatch(/rate_limits|relation|postgres/i)
    await renameLimits(app, 'gone', 'rate_limits')
    expect((await check(origin, SCAM)).text).toContain('Potential Scam Detected')
  })

  test('a check that could not be stored is refunded', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await app.db.execute(sql`alter table scam_checks rename to gone`)
    const { status, text } = await check(origin, SCAM)
    expect(status).toBe(503)
    expect(text).toContain('Unable to complete security analysis')
    await app.db.execute(sql`alter table gone rename to scam_checks`)
    expect((await check(origin, SCAM)).text).toContain('9 checks remaining')
  })
})

async function check(origin: string, text: string, { from = '192.0.2.1', type = 'message' } = {}) {
  const answer = await fetch(`${origin}/scam-checker`, {
    method: 'POST',
    headers: { Origin: origin, 'X-Forwarded-For': from },
    body: new URLSearchParams({ type, text }),
  })
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: visibleText(html) }
}

async function count(app: App, table: string): Promise<number> {
  const { rows } = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  )
  return rows[0]?.n ?? 0
}

async function renameLimits(app: App, from: string, to: string): Promise<void> {
  await app.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
}
