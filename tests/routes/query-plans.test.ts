import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { seedBlog } from '#app/features/blog/seed-blog.server.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { seedLibrary } from '#app/features/scams/seed-library.server.ts'
import type { Database } from '#database/connect.server.ts'
import { scams } from '#database/schema/scams.ts'
import { everyScreen, PUBLIC_ORIGIN } from '../../scripts/bench/screens.ts'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'

/** What grows for ever. Everything else stays small, as the windows of a day's visitors do, and may be read as a whole. */
const GROWING = new Set([
  'scams',
  'scam_interactions',
  'scam_interaction_counts',
  'reported_scams',
  'scam_checks',
  'similarity_bands',
  'staff_log',
])
/** Ways that a planner takes when a table is empty or an index is missing. */
const DEARER = ['seqscan', 'hashjoin', 'mergejoin']
/**
 * What a planner believes of the tables $1. It plans by the statistics it has, and how a handful of rows is read best
 * says nothing about millions; nor may it matter whether the server happened to analyze a table meanwhile.
 */
const A_MILLION_ROWS = `
  with grown as (
    update pg_class set reltuples = 1e6, relpages = 1 where relname = any($1) and relkind = 'r' returning oid)
  delete from pg_statistic where starelid in (select oid from grown)`
/** As many reports as make a search that found nothing among the newest ask the index. */
const BEYOND_READING_IN_ORDER = sql`
  insert into reported_scams (id, title, description, category_id, receipt_hash)
  select gen_random_uuid(), title, description, category_id, n::text
  from reported_scams, generate_series(1, 500) as n`
const EXPLAINABLE = /^\s*(select|with|insert|update|delete)\b/i

type Statement = { text: string; values: unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** Every statement that is sent to a database until the test is over, once each. */
function recordStatements(): Map<string, Statement> {
  const seen = new Map<string, Statement>()
  const { query } = Client.prototype
  onTestFinished(() => {
    Client.prototype.query = query
  })
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text?: string; values?: unknown[] }, unknown]
    const text = typeof first === 'string' ? first : first?.text
    const values =
      (Array.isArray(second) ? second : undefined) ??
      (typeof first === 'string' ? undefined : first?.values) ??
      []
    if (text && EXPLAINABLE.test(text)) seen.set(text, { text, values })
    return Reflect.apply(query, this, args)
  } as typeof query
  return seen
}

/** What reads a growing table from end to end although it is large and indexes are preferred to anything. */
async function wholeReads(db: Database, { text, values }: Statement): Promise<string[]> {
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    await client.query(A_MILLION_ROWS, [[...GROWING]])
    for (const way of DEARER) await client.query(`set local enable_${way} = off`)
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    return faultsOf(rows[0]['QUERY PLAN'][0].Plan, false)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** @param within the table whose index a bitmap is made of, which only the step above names */
function faultsOf(plan: Plan, limited: boolean, within?: string): string[] {
  const { 'Node Type': node, 'Index Cond': condition, Plans = [] } = plan
  const table = plan['Relation Name'] ?? within
  const isWhole =
    node === 'Seq Scan' || (/^(Bitmap )?Index (Only )?Scan$/.test(node) && !condition && !limited)
  const below = Plans.flatMap((child) =>
    faultsOf(child, limited || node === 'Limit', plan['Relation Name']),
  )
  return isWhole && table && GROWING.has(table) ? [`${node} of ${table}`, ...below] : below
}

test('no screen, call or job reads a table that grows from end to end', async () => {
  const app = await testApp({ PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: '1' })
  await seedLibrary(app)
  await seedBlog(app)
  const [entry] = await app.db.select().from(scams).limit(1)
  await addReport(app, { category: entry?.categoryId ?? '' })
  await app.db.execute(BEYOND_READING_IN_ORDER)
  const origin = await serve(app)
  await newStaff(app)
  const cookie = await signIn(origin, { publicOrigin: PUBLIC_ORIGIN })
  const words = Array.from({ length: 30_100 }, (_, n) => `word${n}`)
  const statements = recordStatements()
  for (const [, ask] of await everyScreen(app, words, origin, cookie)) await ask(1)
  const asked = [...statements.values()]
  expect(asked.length).toBeGreaterThan(50)
  const faults: string[] = []
  for (const statement of asked) {
    for (const fault of await wholeReads(app.db, statement)) {
      faults.push(`${fault}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
    }
  }
  expect(faults).toEqual([])
})

test.each([
  ["select id from reported_scams where title = 'x'", ['Seq Scan of reported_scams']],
  ["select id from reported_scams where receipt_hash = 'x'", []],
  ['select count(*) from scams', ['Index Only Scan of scams']],
  ['select id from scams order by created_at desc, id desc limit 12', []],
])('canary: %s', async (text, faults) => {
  const { db } = await testApp()
  expect(await wholeReads(db, { text, values: [] })).toEqual(faults)
})
