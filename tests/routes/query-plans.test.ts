import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { RETENTION } from '#app/domain/limits.ts'
import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import { endPush } from '#app/features/alerts/push/push-subscriptions.db.server.ts'
import { sendAlerts } from '#app/features/alerts/sending/send-alerts.server.ts'
import { sendPushAlerts } from '#app/features/alerts/sending/send-push-alerts.server.ts'
import {
  changeSubscription,
  endSubscription,
  storeRequest,
} from '#app/features/alerts/subscriptions.db.server.ts'
import { addAlert } from '#app/features/alerts/testing/add-alert.ts'
import { addPushAlert } from '#app/features/alerts/testing/add-push-alert.ts'
import { countUse, findKey, giveBack } from '#app/features/api-keys/api-key-uses.db.server.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { exportLabelled } from '#app/features/checks/feedback/staff/export-labelled.server.ts'
import { labelCheck } from '#app/features/checks/feedback/staff/label-check.server.ts'
import { openCheck, readCheckText } from '#app/features/checks/feedback/staff/open-check.server.ts'
import { addIndicator } from '#app/features/indicators/testing/add-indicator.ts'
import { erasePerson, withdrawConsent } from '#app/features/privacy/erase-person.server.ts'
import { exportPerson } from '#app/features/privacy/export-person.server.ts'
import { reencrypt } from '#app/features/privacy/reencrypt.server.ts'
import { runRetention } from '#app/features/privacy/run-retention.server.ts'
import { lookUpReport } from '#app/features/reports/receipt/look-up-report.server.ts'
import {
  type Decision,
  decideReport,
} from '#app/features/reports/staff/decision/decide-report.server.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { removeScam } from '#app/features/scams/staff/remove-scam.server.ts'
import { NEW_SCAM } from '#app/features/scams/staff/scam-input.ts'
import { editEntry } from '#app/features/scams/testing/edit-entry.ts'
import { seedBlog } from '#app/features/seeding/seed-blog.server.ts'
import { takeUpdate } from '#app/features/telegram/updates.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { createCrypto, newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import type { Database } from '#database/connect.server.ts'
import { apiKeyUses } from '#database/schema/api-keys.ts'
import { trendTallies } from '#database/schema/daily-stats.ts'
import { leases } from '#database/schema/leases.ts'
import { networkFacts } from '#database/schema/network-facts.ts'
import { pageViews } from '#database/schema/page-views.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import { everyScreen, PUBLIC_ORIGIN } from '../../scripts/bench/screens.ts'
import { seededDatabase, testApp } from '../support/app.ts'
import { startPushServer } from '../support/push-server.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { addApiKey, addDisagreedCheck, addReportWithEvidence, age } from '../support/stored-data.ts'

/** Tables of bounded size, which may be scanned. All others, including new ones, are assumed to grow. */
const SMALL = [
  ...['admin_users', 'accounts', 'profiles', 'sessions', 'two_factors', 'users', 'verifications'],
  ...['blog_authors', 'blog_categories', 'blog_posts', 'blog_post_texts', 'categories'],
  ...['check_tallies', 'report_tallies', 'scam_months', 'scam_tallies', 'scam_type_tallies'],
  'trend_tallies',
  'api_keys',
  ...['assets', 'database_identity', 'leases', 'page_views', 'rate_limits'],
]
/** Plans chosen for an empty table or without an index. */
const DEARER = ['seqscan', 'hashjoin', 'mergejoin']
/**
 * Sets the planner statistics of all tables except $1. Plans depend on statistics: those of a few rows do not
 * show the plans for millions. Also removes the results of an automatic analyze.
 */
const A_MILLION_ROWS = `
  with grown as (
    update pg_class set reltuples = 1e6, relpages = 1
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) returning oid)
  delete from pg_statistic where starelid in (select oid from grown)`
/** Enough reports and entries that a search without recent matches uses the index. */
const BEYOND_READING_IN_ORDER = [
  sql`
  insert into reported_scams (id, title, description, category_id, receipt_hash)
  select gen_random_uuid(), title, description, category_id, n::text
  from reported_scams, generate_series(1, 500) as n`,
  sql`
  with added as (
    insert into scams (id, category_id, risk_level, status, search_text, search_words)
    select gen_random_uuid(), category_id, risk_level, status, search_text, search_words
    from (select * from scams where status = 'active' limit 1) as one, generate_series(1, 500) as n
    returning id)
  insert into scam_texts (scam_id, locale, title, description)
  select id, 'en', 'One of many', 'What happens.' from added`,
]
/** Steps that need all input rows before the first output row, so that a limit above does not help. */
const READS_ALL_FIRST = new Set(['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'Bitmap Heap Scan'])
const EXPLAINABLE = /^\s*(select|with|insert|update|delete)\b/i

const SARA = 'sara@visitor.example'
const OMAR = 'omar@visitor.example'

type Statement = { text: string; values: unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** Records every distinct statement until the end of the test. */
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

/** Returns full scans of growing tables in a plan with large statistics and indexes preferred. */
async function wholeReads(db: Database, { text, values }: Statement): Promise<string[]> {
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    await client.query(A_MILLION_ROWS, [SMALL])
    for (const way of DEARER) await client.query(`set local enable_${way} = off`)
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    return faultsOf(rows[0]['QUERY PLAN'][0].Plan, false)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** @param within the table of a bitmap index scan, which only the parent step names */
function faultsOf(plan: Plan, limited: boolean, within?: string): string[] {
  const { 'Node Type': node, 'Index Cond': condition, Plans = [] } = plan
  const table = plan['Relation Name'] ?? within
  const isWhole =
    node === 'Seq Scan' ||
    (/^(Bitmap )?Index (Only )?Scan$/.test(node) && isOpen(condition) && !limited)
  const stopsEarly = node === 'Limit' || (limited && !READS_ALL_FIRST.has(node))
  const below = Plans.flatMap((child) => faultsOf(child, stopsEarly, plan['Relation Name']))
  return isWhole && table && !SMALL.includes(table) ? [`${node} of ${table}`, ...below] : below
}

/** Whether a condition compares with no value, so that it may match any number of rows. */
function isOpen(condition = ''): boolean {
  return condition.split(' AND ').every((part) => part === '' || /\s[<>]=?\s/.test(part))
}

test('no screen, call or job scans a growing table', async () => {
  const app = await testApp(
    { PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: '1', WEB_PUSH: 'true' },
    await seededDatabase(),
  )
  await seedBlog(app)
  const [entry] = await app.db.select().from(scams).limit(1)
  await addReport(app, { category: entry?.categoryId ?? '' })
  for (const more of BEYOND_READING_IN_ORDER) await app.db.execute(more)
  // An empty table has no plan of a large one, whatever its statistics say.
  const confirmed = { entry: entry?.id ?? '', description: 'Call 050 123 4567.' }
  await addIndicator(app, { kind: 'domain', value: 'parcel-fee.top' }, confirmed)
  await addIndicator(
    app,
    { kind: 'phone', value: 'a keyed hash' },
    { ...confirmed, hint: '+971•••••••67' },
  )
  const origin = await serve(app)
  await newStaff(app)
  const cookie = await signIn(origin, { publicOrigin: PUBLIC_ORIGIN })
  const words = Array.from({ length: 30_100 }, (_, n) => `word${n}`)
  const followed = await addReportWithEvidence(app)
  for (const email of [SARA, OMAR]) await addReportWithEvidence(app, { email, images: 1 })
  const published = await addReportWithEvidence(app, { email: SARA, images: 1 })
  await decide(app, published.id, approval(entry!))
  await addReportWithEvidence(app, { email: OMAR, images: 1, status: 'rejected' })
  const merged = await addReportWithEvidence(app, { email: OMAR, images: 1 })
  await decide(app, merged.id, { action: 'merge', scamId: entry!.id })
  const statements = recordStatements()
  for (const [, ask] of await everyScreen(app, words, origin, cookie)) await ask(1)
  await decideAndLookUp(app, followed, entry!)
  await answerAndLabel(app)
  await checkWithKey(app)
  await subscribeAndSend(app, entry!.id)
  await exportAndErase(app)
  await retainAYearLater(app)
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

/** Performs the actions of staff and reporters on reports and entries, once each. */
async function decideAndLookUp(
  app: App,
  { id, receipt }: { id: string; receipt: string },
  entry: { id: string; categoryId: string },
): Promise<void> {
  const decisions: Decision[] = [
    approval(entry),
    { action: 'merge', scamId: entry.id },
    { action: 'reject' },
    { action: 'reopen' },
    approval(entry),
  ]
  for (const decision of decisions) await decide(app, id, decision)
  expect((await lookUpReport(app, { ipHash: 'a visitor' }, receipt)).ok).toBe(true)
  const made = (await reportOf(app, id)).scamId ?? ''
  expect(await editEntry(app, made, { title: 'A fee for a parcel' })).toEqual({ ok: true })
  await removeScam(app, someStaff(), made)
}

/** Asks for alerts by email and by push messages, sends one each, changes and ends them. */
async function subscribeAndSend(app: App, entry: string): Promise<void> {
  const token = await addAlert(app, { email: SARA, categories: ['phishing', 'job'] })
  await age(app.db, 'scams', ALERT_LIMITS.settling + 60_000, entry)
  await sendAlerts(app)
  await changeSubscription(app.db, token, { language: 'ar', categories: [] })
  await endSubscription(app.db, token)
  const { fetch } = await startPushServer()
  const { target } = await addPushAlert(app)
  await sendPushAlerts(app, undefined, fetch)
  await endPush(app, target.endpoint)
  await addPushAlert(app)
  await addAlert(app, { email: OMAR })
  await storeRequest(app, { email: 'laila@visitor.example', language: 'en', categories: [] })
}

/** Performs the staff actions on a disagreed check. */
async function answerAndLabel(app: App): Promise<void> {
  const id = await addDisagreedCheck(app)
  expect(await openCheck(app, id)).not.toBeNull()
  expect(await readCheckText(app, someStaff(), id)).toContain('parcel')
  const labelled = await labelCheck(app, someStaff(), { id, label: 'scam', before: '' })
  expect(labelled).toEqual({ ok: true })
  expect(await exportLabelled(app, someStaff())).toContain('parcel')
}

function approval({ categoryId }: { categoryId: string }): Decision {
  const words = { title: 'Parcel fee', description: 'A false courier asks for a fee.' }
  return { action: 'approve', entry: { ...NEW_SCAM, ...words, categoryId }, knowing: [] }
}

async function decide(app: App, id: string, decision: Decision): Promise<void> {
  const asked = { id, version: versionOf(await reportOf(app, id)), decision }
  expect(await decideReport(app, someStaff(), asked)).toMatchObject({ ok: true })
}

async function reportOf(app: App, id: string) {
  const [report] = await app.db.select().from(reportedScams).where(eq(reportedScams.id, id))
  return report!
}

async function exportAndErase(app: App): Promise<void> {
  expect((await exportPerson(app, { email: SARA })).reports).toHaveLength(2)
  const keys = [newSecretKey(), ...(app.env.SECRET_KEY ?? [])]
  const rotated = { ...app, crypto: createCrypto(keys) }
  expect((await reencrypt(rotated)).values).toBeGreaterThan(0)
  expect((await withdrawConsent(rotated, { email: 'nobody@visitor.example' })).reports).toBe(0)
  expect(await erasePerson(rotated, { email: SARA })).toMatchObject({ deleted: 1, anonymised: 1 })
}

/** Uses a key of the check API, and gives a check back. */
async function checkWithKey(app: App): Promise<void> {
  const { id, key } = await addApiKey(app)
  expect(await findKey(app.db, key)).toMatchObject({ id })
  const outcome = await countUse(app.db, id, 2)
  expect(outcome).toMatchObject({ ok: true })
  if (outcome.ok) await giveBack(app.db, outcome.use, 1)
}

/** Runs retention with expired rows of every kind. */
async function retainAYearLater(app: App): Promise<void> {
  await app.db.insert(pageViews).values({ day: '2020-01-01', path: '/', title: 'Home', views: 1 })
  const old = { day: '2020-01-01', measure: 'check-kind', subject: 'parcel-fee', count: 1 }
  await app.db.insert(trendTallies).values(old)
  await app.db
    .insert(networkFacts)
    .values({ key: 'rdap a', facts: {}, fetchedAt: new Date('2020-01-01') })
  await takeUpdate(app.db, 70_001)
  const { id: keyId } = await addApiKey(app)
  await app.db.insert(apiKeyUses).values({ keyId, hour: new Date('2020-01-01'), checks: 1 })
  await app.db.delete(leases)
  const later = new Date(Date.now() + 2 * RETENTION.pageViewCounts)
  const counts = await runRetention({ ...app, clock: { now: () => later } })
  const { orphan: _, contactMessage: __, ...ofRows } = counts!
  expect(Object.entries(ofRows).filter(([, count]) => count === 0)).toEqual([])
}

test.each([
  ["select id from reported_scams where title = 'x'", ['Seq Scan of reported_scams']],
  ["select id from reported_scams where receipt_hash = 'x'", []],
  ['select count(*) from scams', ['Index Only Scan of scams']],
  ['select id from scams order by created_at desc, id desc limit 12', []],
  [
    'select id from scams where created_at < now() order by created_at desc nulls last limit 12',
    ['Index Only Scan of scams'],
  ],
  [
    'select max(created_at) from scam_interactions group by scam_id limit 1',
    ['Index Scan of scam_interactions'],
  ],
])('canary: %s', async (text, faults) => {
  const { db } = await testApp()
  expect(await wholeReads(db, { text, values: [] })).toEqual(faults)
})
