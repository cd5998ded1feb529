/** Measures every screen over HTTP: response time and database cost. */
import { sql } from 'drizzle-orm'
import { runRetention } from '#app/features/privacy/run-retention.server.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Database } from '#database/connect.server.ts'
import { leases } from '#database/schema/leases.ts'
import { serveBuilt } from '../../tests/support/built-site.ts'
import { newStaff, signIn } from '../../tests/support/staff.ts'
import type { Library } from './library-data.ts'
import { measure } from './measure.ts'
import { growReportsAndChecksTo } from './reports-and-checks-data.ts'

const RUNS = 40
/** Required for the sitemap. */
export const PUBLIC_ORIGIN = 'https://himaya.example'

/** Milliseconds (median, 99th percentile) and 8 kB database pages accessed. */
type Cost = { p50: number; p99: number; pages: number }

/**
 * Measures every screen at each size and prints the results side by side.
 * @param app on a migrated database that holds `library` and nothing else
 */
export async function benchScreens(
  app: App,
  library: Library,
  sizes: readonly number[],
): Promise<void> {
  const costs = new Map<string, Cost[]>()
  const site = await serveBuilt(app)
  await newStaff(app)
  const cookie = await signIn(site.origin, { publicOrigin: PUBLIC_ORIGIN })
  for (const size of sizes) {
    await library.growTo(size)
    await growReportsAndChecksTo(app.db, library, size)
    for (const [what, work] of await everyScreen(app, library.words, site.origin, cookie)) {
      const cost = await costOf(app.db, work)
      costs.set(what, [...(costs.get(what) ?? []), cost])
    }
  }
  site.close()
  console.log(`\nScreens: p50 and p99 in ms, database pages touched, an answer`)
  console.log(
    `${''.padEnd(44)}${sizes.map((size) => size.toLocaleString('en').padStart(30)).join('')}`,
  )
  for (const [what, each] of costs) {
    const cells = each.map(({ p50, p99, pages }) =>
      `${p50.toFixed(1)} / ${p99.toFixed(1)} / ${pages.toFixed(0)}`.padStart(30),
    )
    console.log(`${what.padEnd(44)}${cells.join('')}`)
  }
}

/**
 * Returns requests for every screen, call and job, each time with other words and pages.
 * @param app with PUBLIC_ORIGIN, one trusted proxy, an active entry and a pending report
 * @param words of the library, by decreasing frequency
 * @param cookie of a member of staff
 */
export async function everyScreen(
  app: App,
  words: Library['words'],
  origin: string,
  cookie: string,
): Promise<[what: string, work: (run: number) => Promise<unknown>][]> {
  const { rows } = await app.db.execute<{ scam: string; report: string }>(sql`
    select (select id from scams where status = 'active' order by md5(id::text) limit 1) as scam,
           (select id from reported_scams where status = 'pending' order by md5(id::text) limit 1) as report`)
  const { scam, report } = rows[0] as { scam: string; report: string }
  type Path = string | ((run: number) => string)
  const get = (path: Path, headers?: Record<string, string>) => (run: number) => {
    const address = typeof path === 'string' ? path : path(run)
    return fetch(`${origin}${address}`, { headers, redirect: 'manual' }).then(drain(address))
  }
  const staff = (path: Path) => get(path, { Cookie: cookie })
  const post = (path: string, visitor: number, fields: Record<string, string>) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        Origin: PUBLIC_ORIGIN,
        'X-Forwarded-For': `198.51.${visitor >> 8}.${visitor & 255}`,
      },
      body: new URLSearchParams(fields),
    }).then(drain(path))
  const check = (run: number) =>
    post('/scam-checker', run, {
      type: 'message',
      text: `Your ${words[run % 900]}: pay now ${run}`,
    })
  const click = (run: number) => post(`/api/live/scams/${scam}`, run, { type: 'helpful' })
  const description = words.slice(40, 80).join(' ')
  const hint = (run: number) =>
    post('/api/reports/similar', run, { description, title: 'A fee for a parcel' })
  const retention = async () => {
    await app.db.delete(leases)
    await runRetention(app)
  }
  return [
    ['home', get('/')],
    // Varies words and pages, because repeated requests come from the page cache.
    ['library, kept in memory', get('/scam-library')],
    ['library, pages', get((run) => `/scam-library?page=${2 + run}`)],
    ['library, filtered', get((run) => `/scam-library?risk=low&category=romance&page=${run}`)],
    ['library, search of common words', get((run) => `/scam-library?q=${words[300 + run]}`)],
    ['library, search of rare words', get((run) => `/scam-library?q=${words[29_000 + run]}`)],
    ['library, search without a hit', get((run) => `/scam-library?q=nosuchword${run}`)],
    ['library in Arabic, pages', get((run) => `/ar/scam-library?page=${2 + run}`)],
    ['an entry', get(`/scam-library/${scam}`)],
    ['the feed of the library', get('/scam-library/feed.atom')],
    ['the API: a list', get('/api/v1/scams')],
    ['the API: an entry', get(`/api/v1/scams/${scam}`)],
    ['the API: indicators', get('/api/v1/indicators')],
    ['the sitemap, or its index', get('/sitemap.xml')],
    ['the checker', get('/scam-checker')],
    ['a check of a message', check],
    ['a click on "helpful"', click],
    ['the report form', get('/report-scam')],
    ['the hint while reporting', hint],
    ['the blog', get('/blog')],
    ['safety tips', get('/safety-tips')],
    ['accuracy', get('/accuracy')],
    ['trends', get('/trends')],
    ['the API: its description', get('/api')],
    ['staff: dashboard', staff('/admin')],
    ['staff: reports', staff('/admin/reports')],
    ['staff: reports, pending', staff('/admin/reports?status=pending')],
    [
      'staff: reports, search of common words',
      staff((run) => `/admin/reports?q=${words[300 + run]}`),
    ],
    [
      'staff: reports, search of rare words',
      staff((run) => `/admin/reports?q=${words[4900 + run]}`),
    ],
    [
      'staff: reports, search in Arabic',
      staff(() => `/admin/reports?q=${encodeURIComponent('رسوما')}`),
    ],
    ['staff: a report', staff(`/admin/reports/${report}`)],
    ['staff: content', staff('/admin/content')],
    [
      'staff: content, search of common words',
      staff((run) => `/admin/content?q=${words[300 + run]}`),
    ],
    ['staff: indicators', staff('/admin/indicators')],
    ['staff: indicators, search', staff('/admin/indicators?q=parcel-fee.top')],
    ['staff: feedback', staff('/admin/feedback')],
    ['staff: API keys', staff('/admin/api-keys')],
    ['staff: users', staff('/admin/users')],
    ['staff: analytics', staff('/admin/analytics')],
    ['retention job with nothing due', retention],
  ]
}

/** Reads a response to its end and checks its status. */
const drain = (path: string) => async (answer: Response) => {
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
}

async function costOf(db: Database, work: (run: number) => Promise<unknown>): Promise<Cost> {
  await work(0)
  const before = await pagesTouched(db)
  let runs = 0
  const { p50, p99 } = await measure(RUNS, () => work(++runs))
  return { p50, p99, pages: ((await pagesTouched(db)) - before) / runs }
}

/** Returns the total number of blocks this database's sessions have read or hit. */
async function pagesTouched({ $client }: Database): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: $client.totalCount }, () => $client.connect()),
  )
  for (const client of clients) await client.query('select pg_stat_force_next_flush()')
  for (const client of clients) client.release()
  const { rows } = await $client.query<{ pages: number }>(
    `select (blks_hit + blks_read)::float8 as pages from pg_stat_database
     where datname = current_database()`,
  )
  return rows[0]?.pages ?? 0
}
