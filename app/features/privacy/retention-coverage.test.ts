import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RETENTION } from '#app/domain/limits.ts'
import { storeRequest } from '#app/features/alerts/subscriptions.db.server.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { labelCheck } from '#app/features/checks/feedback/staff/label-check.server.ts'
import { insertInteraction } from '#app/features/interactions/interactions.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { listTables } from '#database/backup/tables.server.ts'
import { testApp } from '../../../tests/support/app.ts'
import { addLibraryEntry } from '../../../tests/support/library-entry.ts'
import { addDisagreedCheck, addReportWithEvidence } from '../../../tests/support/stored-data.ts'
import { runRetention } from './run-retention.server.ts'

/** Tables with visitor data, with the columns that are kept permanently. All other columns must expire. */
const OF_VISITORS: Readonly<Record<string, readonly string[]>> = {
  // Of a request that nobody confirms. What is confirmed is kept until the person ends it.
  alert_subscriptions: ['confirmed_at'],
  check_answers: [],
  check_labels: [],
  rate_limits: [],
  reported_scams: [
    ...['id', 'title', 'description', 'category_id', 'status', 'scam_id', 'receipt_hash'],
    ...['created_at', 'updated_at'],
  ],
  scam_checks: [],
  scam_interactions: [],
  similarity_bands: ['band', 'kind', 'subject_id'],
}
/**
 * Tables without visitor data: staff content, staff accounts, anonymous counts, and coordination between
 * processes.
 */
const OF_NO_VISITOR = [
  ...['blog_authors', 'blog_categories', 'blog_posts', 'blog_post_texts', 'categories'],
  ...['scams', 'scam_texts', 'staff_log'],
  ...['accounts', 'admin_users', 'profiles', 'sessions', 'two_factors', 'users', 'verifications'],
  ...['check_tallies', 'page_views', 'report_tallies', 'scam_interaction_counts', 'scam_months'],
  ...['scam_tallies', 'scam_type_tallies', 'trend_tallies'],
  ...['feeds', 'feed_indicators', 'indicators', 'indicator_reports', 'network_facts'],
  ...['api_keys', 'api_key_uses', 'telegram_updates'],
  ...['assets', 'database_identity', 'leases'],
]

test('every table is listed as one with or without visitor data', async () => {
  const { db } = await testApp()
  const client = await db.$client.connect()
  const tables = await listTables(client).finally(() => client.release())
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(OF_VISITORS), ...OF_NO_VISITOR].toSorted(),
  )
})

test('after all retention periods no visitor data is left except the content of reports', async () => {
  const app = await testApp()
  const visitor = { ipHash: 'a-visitor' }
  await labelCheck(app, someStaff(), {
    id: await addDisagreedCheck(app),
    label: 'scam',
    before: '',
  })
  await addReportWithEvidence(app, {
    email: 'sara@visitor.example',
    phone: '0501234567',
    images: 1,
  })
  await insertInteraction(app.db, await addLibraryEntry(app.db), visitor, 'helpful')
  await storeRequest(app, {
    email: 'sara@visitor.example',
    language: 'en',
    categories: ['job'],
  })
  const before = await kept(app)
  expect(before.filter(({ rows }) => rows === 0)).toEqual([])
  const later = new Date(Date.now() + Math.max(...Object.values(RETENTION)) + 60_000)
  await runRetention({ ...app, clock: { now: () => later } })
  expect((await kept(app)).filter(({ rows }) => rows > 0)).toEqual([])
})

/** Returns the number of rows with a value, for each column that must expire. */
async function kept({ db }: App): Promise<{ column: string; rows: number }[]> {
  const client = await db.$client.connect()
  const tables = await listTables(client).finally(() => client.release())
  const found: { column: string; rows: number }[] = []
  for (const { name, columns } of tables) {
    const ending = columns.filter((column) => !(OF_VISITORS[name] ?? columns).includes(column))
    for (const column of ending) {
      const value = sql.identifier(column)
      const { rows } = await db.execute<{ rows: number }>(sql`
        select count(*)::int as rows from ${sql.identifier(name)}
        where ${value} is not null and ${value}::text <> '{}'`)
      found.push({ column: `${name}.${column}`, rows: rows[0]?.rows ?? 0 })
    }
  }
  return found
}
