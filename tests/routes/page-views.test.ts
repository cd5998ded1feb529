import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { dayInUae } from '#app/domain/uae-time.ts'
import { seedBlog } from '#app/features/seeding/seed-blog.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { connect } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { homeText } from '#words/home.js'
import { testApp } from '../support/app.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { onceTaken } from '../support/once-taken.ts'
import { serve } from '../support/site.ts'

const HOME = { path: '/' }

test('each page view counts on its day in the UAE, under the title of the server', async () => {
  const app = await testApp()
  app.clock = { now: () => new Date('2026-02-28T20:30:00Z') }
  const origin = await serve(app)
  await tell(origin, { path: '/', title: 'Buy gold at evil.example' })
  await tell(origin, { path: '/ar' })
  await tell(origin, { path: '/' })
  expect(await counts(app)).toEqual([
    { day: '2026-03-01', path: '/', title: homeText.en.title, views: 2 },
    { day: '2026-03-01', path: '/ar', title: homeText.ar.title, views: 1 },
  ])
})

test('an entry is counted under its current title in the language of the page', async () => {
  const app = await testApp()
  const id = await addLibraryEntry(app.db)
  const origin = await serve(app)
  const paths = [`/ar/scam-library/${id}`, `/scam-library/${id}`]
  for (const path of paths) await tell(origin, { path, title: 'Another' })
  expect((await counts(app)).map(({ title }) => title)).toEqual(['Parcel fee', 'Parcel fee'])
  await app.db.execute(sql`
    insert into scam_texts (scam_id, locale, title, description) values (${id}, 'ar', 'رسوم الشحنة', 'رسالة تطلب رسومًا.')`)
  await app.db.execute(sql`update scam_texts set title = 'Parcel fees' where locale = 'en'`)
  for (const path of paths) await tell(origin, { path })
  expect(await counts(app)).toMatchObject([
    { title: 'رسوم الشحنة', views: 2 },
    { title: 'Parcel fees', views: 2 },
  ])
})

test('a hundred concurrent views count as a hundred', async () => {
  const app = await testApp()
  const origin = await serve(app)
  await Promise.all(Array.from({ length: 100 }, () => onceTaken(() => tell(origin, HOME))))
  expect(await counts(app)).toMatchObject([{ path: '/', views: 100 }])
})

test('a rush on one page leaves database connections to other requests', async () => {
  const app = await testApp()
  const origin = await serve(app)
  await tell(origin, HOME)
  const holder = await app.db.$client.connect()
  await holder.query('begin')
  await holder.query('select from page_views for update')
  const rush = Array.from({ length: 100 }, () => onceTaken(() => tell(origin, HOME)))
  const waiting = () => holder.query('select from pg_locks where not granted')
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0)
  for (let other = 0; other < 20; other++) {
    const page = `${origin}/api/v1/scams?page=${other + 1}`
    expect((await onceTaken(() => fetch(page))).status).toBe(200)
  }
  await holder.query('commit')
  holder.release()
  await Promise.all(rush)
  expect(await counts(app)).toMatchObject([{ path: '/', views: 101 }])
})

test('existing entries and articles are counted, each under its canonical URL', async () => {
  const app = await testApp()
  await seedBlog(app)
  const id = await addLibraryEntry(app.db)
  const { rows } = await app.db.execute<{ slug: string }>(sql`select slug from blog_posts limit 1`)
  const post = `/ar/blog/${rows[0]?.slug}`
  const origin = await serve(app)
  await tell(origin, { path: `/scam-library/${id.toUpperCase()}` })
  await tell(origin, { path: post })
  expect(new Set((await counts(app)).map(({ path }) => path))).toEqual(
    new Set([`/scam-library/${id}`, post]),
  )
})

test('unknown pages add no row', async () => {
  const app = await testApp()
  const origin = await serve(app)
  for (const path of [
    '/no-such-page',
    '/admin',
    '/admin/reports',
    '/api/reports/similar',
    `/scam-library/${newId()}`,
    "/scam-library/'; drop table page_views",
    '/blog/no-such-article',
    `/blog/${'a'.repeat(LIMITS.pageViewPathLength)}`,
    '//evil.example',
    'https://evil.example/',
    '',
  ]) {
    expect(await tell(origin, { path }), path).toBe(204)
  }
  expect(await counts(app)).toEqual([])
})

test.each([
  ['Do Not Track', { DNT: '1' }],
  ['Global Privacy Control', { 'Sec-GPC': '1' }],
])('a page view of a browser with %s is not counted', async (_, headers) => {
  const app = await testApp()
  expect(await tell(await serve(app), HOME, headers)).toBe(204)
  expect(await counts(app)).toEqual([])
})

test('views of one visitor are rate limited per minute', async () => {
  const app = await testApp()
  let now = new Date('2026-03-01T08:00:00Z').getTime()
  app.clock = { now: () => new Date(now) }
  const origin = await serve(app)
  // Two batches: a single one would exceed the visitor's share of concurrent requests.
  for (const many of [LIMITS.pageViewsPerWindow / 2, LIMITS.pageViewsPerWindow / 2 + 5]) {
    const told = await Promise.all(
      Array.from({ length: many }, () => onceTaken(() => tell(origin, HOME))),
    )
    expect(new Set(told)).toEqual(new Set([204]))
  }
  expect(await counts(app)).toMatchObject([{ views: LIMITS.pageViewsPerWindow }])
  now += LIMITS.pageViewWindow
  await tell(origin, HOME)
  expect(await counts(app)).toMatchObject([{ views: LIMITS.pageViewsPerWindow + 1 }])
})

test('no visitor data is stored: no cookie, no address hash', async () => {
  const app = await testApp()
  const origin = await serve(app)
  const answer = await fetch(`${origin}/api/page-views`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams(HOME),
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { rows } = await app.db.execute(sql`select * from rate_limits`)
  expect(rows).toEqual([])
  const [row] = await counts(app)
  expect(Object.keys(row ?? {}).sort()).toEqual(['day', 'path', 'title', 'views'])
})

test('page views of other origins are not counted', async () => {
  const app = await testApp()
  expect(await tell(await serve(app), HOME, { Origin: 'https://evil.example' })).toBe(403)
  expect(await counts(app)).toEqual([])
})

test('pages work even if views cannot be counted', async () => {
  const nowhere = connect({ host: '127.0.0.1', port: 1 }, () => {})
  expect(await tell(await serve(await testApp({}, nowhere)), HOME)).toBe(204)
})

describe('a collector', () => {
  test('receives counted views without visitor data', async () => {
    const { url, told } = await collector(200)
    const app = await testApp({ ANALYTICS_COLLECTOR_URL: url })
    app.clock = { now: () => new Date('2026-03-01T08:00:00Z') }
    const origin = await serve(app)
    await tell(origin, { path: '/no-such-page' })
    await tell(origin, HOME, { 'Sec-GPC': '1' })
    await tell(origin, HOME, { Cookie: 'language=ar' })
    await expect.poll(() => told).toHaveLength(1)
    expect(told[0]?.body).toEqual({
      event: 'page_view',
      path: '/',
      title: homeText.en.title,
      at: '2026-03-01T08:00:00.000Z',
    })
    expect(told[0]?.headers).not.toHaveProperty('cookie')
    expect(told[0]?.headers).not.toHaveProperty('x-forwarded-for')
  })

  test('that fails is logged once, and counting continues', async () => {
    const { url, told } = await collector(500)
    const app = await testApp({ ANALYTICS_COLLECTOR_URL: url, LOG_LEVEL: 'warn' })
    const warn = vi.spyOn(app.log, 'warn').mockImplementation(() => {})
    const origin = await serve(app)
    for (let n = 0; n < 3; n++) await tell(origin, HOME)
    await expect.poll(() => told).toHaveLength(3)
    await expect.poll(() => warn.mock.calls).not.toEqual([])
    expect(await counts(app)).toMatchObject([{ views: 3 }])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('that does not answer blocks no request', async () => {
    const app = await testApp({ ANALYTICS_COLLECTOR_URL: 'http://127.0.0.1:1/' })
    expect(await tell(await serve(app), HOME)).toBe(204)
    expect(await counts(app)).toMatchObject([{ views: 1, day: dayInUae(app.clock.now()) }])
  })
})

/** Reports a page view as the page's script does. Returns the status. */
async function tell(
  origin: string,
  view: { path: string; title?: string },
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(`${origin}/api/page-views`, {
    method: 'POST',
    headers: { Origin: origin, ...headers },
    body: new URLSearchParams(view),
  })
  return answer.status
}

type Row = { day: string; path: string; title: string; views: number }

async function counts(app: App): Promise<Row[]> {
  const { rows } = await app.db.execute<Row>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, path, title, views from page_views order by path`)
  return rows
}

/** Starts a collector that answers with `status`. */
async function collector(status: number) {
  const told: { body: unknown; headers: NodeJS.Dict<string | string[]> }[] = []
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    told.push({ body: JSON.parse(text), headers: request.headers })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, told }
}
