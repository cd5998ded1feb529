import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { faultLines, faultsOf } from '../../scripts/fuzz/faults.ts'
import { TYPED } from '../../scripts/fuzz/forms.ts'
import { MARK, MARKUP, SPLIT_HEADER } from '../../scripts/fuzz/hostile.ts'
import { type Attack, attacks } from '../../scripts/fuzz/requests.ts'
import { type Answer, send } from '../../scripts/fuzz/send.ts'
import { siteUnderAttack } from '../../scripts/fuzz/site.ts'
import { testApp } from '../support/app.ts'
import { recordedLog } from '../support/recorded-log.ts'
import { seedApp } from '../support/seeded-app.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { countRows } from '../support/stored-data.ts'

const REQUESTS = 1900
const SEED = 11

/**
 * Minimum number of responses with a staff screen. Fewer would mean that requests fail in the first
 * validation.
 */
const MIN_STAFF_SCREENS = 30
const MIN_ROWS = {
  scam_checks: 10,
  reported_scams: 6,
  scam_interactions: 5,
  page_views: 1,
  scams: 3,
  blog_posts: 1,
  staff_log: 6,
}
const MIN_LETTERS = 5

test('no hostile request causes an error, a stack trace, injected markup or a wrong content type, and none is logged', async () => {
  const { log, lines, text } = recordedLog()
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' }, undefined, log)
  const { filling, entry, category, post, report, picture } = await seedApp(app)
  const origin = await serve(app)
  const staff = await staffOn(app, origin)
  // The forms of new rows carry ids, which are made when their pages are fetched.
  const start = newId()
  const site = await siteUnderAttack(origin, {
    values: [entry, category, post, report, picture],
    cookies: [staff.cookie],
    filling,
  })
  const tally = { requests: 0, staffScreens: 0 }
  await fc.assert(
    fc.asyncProperty(attacks(site), async (attack) => {
      const answer = await send(origin, await staff.signedIn(attack))
      expect(faultsOf(attack, answer)).toEqual([])
      tally.requests += 1
      if (isStaffScreen(attack, answer)) tally.staffScreens += 1
    }),
    { seed: SEED, numRuns: REQUESTS },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>).a).toBeUndefined()

  expect(tally.requests).toBe(REQUESTS)
  expect(tally.staffScreens).toBeGreaterThanOrEqual(MIN_STAFF_SCREENS)
  for (const [table, least] of Object.entries(MIN_ROWS)) {
    expect(await rowsSince(app, start, table), table).toBeGreaterThanOrEqual(least)
  }
  const letters = await readdir(join(app.env.DATA_DIR, 'outbox'))
  expect(letters.length).toBeGreaterThanOrEqual(MIN_LETTERS)

  expect(faultLines(lines())).toEqual([])
  expect(lines().length).toBeGreaterThanOrEqual(REQUESTS)
  expect(text()).not.toContain(TYPED)
  const besidesPaths = lines().map(({ path, ...more }) => more)
  expect(lines().filter(({ path }) => String(path).includes('?'))).toEqual([])
  expect(JSON.stringify(besidesPaths)).not.toMatch(
    new RegExp(`${MARK}|evil\\.example|\\b10\\.0\\.\\d`),
  )
})

/**
 * Signs staff in. If an attack ends the session, a new account signs in, so that the guess limit is not
 * reached.
 */
async function staffOn(app: App, origin: string) {
  let members = 0
  const name = (member: number) => `staff${String(member).padStart(4, '0')}`
  const enter = async () => {
    const email = `${name(++members)}@waha.example`
    await newStaff(app, email)
    return signIn(origin, { email })
  }
  const cookie = await enter()
  let session = cookie
  return {
    cookie,
    /** Returns the request with a valid session and the account that opened its form. */
    async signedIn(attack: Attack): Promise<Attack> {
      if (!attack.headers.some(([, value]) => value === cookie)) return attack
      if ((await countRows(app.db, 'sessions')) === 0) session = await enter()
      const headers = attack.headers.map(
        ([name, value]) => [name, value === cookie ? session : value] as const,
      )
      return { ...attack, headers, body: attack.body.replaceAll(name(1), name(members)) }
    },
  }
}

/** Whether the response shows a screen for staff only. */
function isStaffScreen({ path }: Attack, { status, headers }: Answer): boolean {
  const isScreen = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 200 && isScreen && STAFF_SCREEN.test(path)
}
const STAFF_SCREEN = /^\/admin(\/(reports|content|blog|users|analytics|settings|security)\b|\?|$)/

/** Counts the rows of a table newer than an id; all rows if the table has no ids. */
async function rowsSince({ db }: App, id: string, table: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${sql.identifier(table)} t
    where coalesce(to_jsonb(t) ->> 'id', 'none') > ${id}`)
  return rows[0]?.n ?? 0
}

describe('canary', () => {
  test.each([
    { level: 'error', err: { name: 'TypeError' }, msg: 'a request failed' },
    { level: 'warn', msg: 'evidence could not be removed' },
    { level: 'error', path: '/report-scam', status: 503, msg: 'request' },
  ])('a log line with the message $msg is found', (line) => {
    expect(faultLines([line, { level: 'info', path: '/', msg: 'request' }])).toEqual([line])
  })

  const attack = { method: 'GET', path: '/', headers: [], body: '' }
  const fine = {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
    body: '<p>fine</p>',
  }

  test.each<[what: string, worse: { status?: number; headers?: object; body?: string }]>([
    ['a server error', { status: 500 }],
    ['a stack trace', { body: 'Error: x\n    at load (file:///srv/app/load.ts:1:2)' }],
    ['injected markup', { body: `<p>${MARKUP[0]}()</script></p>` }],
    ['an injected header', { headers: { [SPLIT_HEADER]: '1' } }],
    ['a redirect to another site', { headers: { location: '//evil.example/x' } }],
    ['a content type without a charset', { headers: { 'content-type': 'text/html' } }],
    ['a content type without nosniff', { headers: { 'x-content-type-options': '' } }],
  ])('%s is found', (_, worse) => {
    const answer = (more: typeof worse) => ({
      ...fine,
      ...more,
      headers: new Headers({ ...fine.headers, ...more.headers }),
    })
    expect(faultsOf(attack, answer({}))).toEqual([])
    expect(faultsOf(attack, answer(worse))).toHaveLength(1)
  })
})
