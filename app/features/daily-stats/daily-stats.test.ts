import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkContent } from '#app/features/checks/check-content.server.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { addCategories } from '#app/features/scams/testing/add-scam.ts'
import { seedLibrary } from '#app/features/seeding/seed-library.server.ts'
import { testApp } from '../../../tests/support/app.ts'
import { countTrendsOfDay } from './daily-stats.db.server.ts'

test('concurrent reports are all counted by category and status', async () => {
  const app = await testApp()
  const { job, other } = await addCategories(app.db)
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => addReport(app, { category: n % 4 ? job : other })),
  )
  const { rows } = await app.db.execute(sql`
    select category_id, status, sum(reports)::int as reports from report_tallies
    group by 1, 2 order by 3`)
  expect(rows).toEqual([
    { category_id: other, status: 'pending', reports: 10 },
    { category_id: job, status: 'pending', reports: 30 },
  ])
})

test('concurrent checks of many visitors are all counted by result', async () => {
  const app = await testApp()
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      checkContent(
        app,
        { ipHash: `visitor ${n}` },
        { type: 'message', text: 'Lunch at one?', locale: 'en' },
      ),
    ),
  )
  const { rows } = await app.db.execute(sql`
    select result, sum(checks)::int as checks from check_tallies group by result`)
  expect(rows).toEqual([{ result: 'safe', checks: 30 }])
})

test('concurrent unsafe checks are all counted by kind and organisation, with their day', async () => {
  const app = await testApp()
  const text =
    'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'
  const check = (n: number) =>
    checkContent(app, { ipHash: `visitor ${n}` }, { type: 'message', text, locale: 'en' })
  await Promise.all(Array.from({ length: 20 }, (_, n) => check(n)))
  const { rows } = await app.db.execute(sql`
    select measure, subject, count, day = (now() at time zone 'Asia/Dubai')::date as is_today
    from trend_tallies order by measure`)
  expect(rows).toEqual([
    { measure: 'check-kind', subject: 'parcel-fee', count: 20, is_today: true },
    { measure: 'check-organisation', subject: 'Emirates Post', count: 20, is_today: true },
  ])
})

test('concurrent checks that count for the same organisations in any order do not block each other', async () => {
  const app = await testApp()
  const subjects = ['Aramex', 'DEWA', 'du'].map((subject) => ({
    measure: 'check-organisation' as const,
    subject,
  }))
  const now = new Date()
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      app.db.transaction((transaction) =>
        countTrendsOfDay(transaction, now, n % 2 ? subjects : subjects.toReversed()),
      ),
    ),
  )
  const { rows } = await app.db.execute(sql`select distinct count from trend_tallies`)
  expect(rows).toEqual([{ count: 20 }])
})

test('seeded entries are counted by the month of their creation in UAE time', async () => {
  const app = await testApp()
  await seedLibrary(app)
  const { rows } = await app.db.execute(sql`
    select month::text, entries from scam_months
    except select date_trunc('month', created_at at time zone 'Asia/Dubai')::date::text, count(*)::int
    from scams group by 1`)
  expect(rows).toEqual([])
  const { rows: totals } = await app.db.execute(sql`
    select sum(entries)::int = (select count(*) from scams) as whole from scam_months`)
  expect(totals).toEqual([{ whole: true }])
})
