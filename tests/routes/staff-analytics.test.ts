import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { checkContent } from '#app/features/checks/check-content.server.ts'
import { decideReport } from '#app/features/reports/staff/decision/decide-report.server.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay and send your card number.'

async function desk(now: string) {
  const app: App = { ...(await testApp({ TRUSTED_PROXY_HOPS: '1' })) }
  const categories = await addCategories(app.db)
  const staff = await newStaff(app)
  const origin = await serve(app)
  const Cookie = await signIn(origin)
  app.clock = { now: () => new Date(now) }
  const get = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { Cookie } })
    const html = await answer.text()
    return { answer, html, text: visibleText(html) }
  }
  return { app, categories, staff, get }
}

describe('the dashboard', () => {
  test('counts reports, users, detections and pending reports, and shows the five newest', async () => {
    const { app, categories, staff, get } = await desk(new Date().toISOString())
    const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
    for (const title of titles) {
      const { id, version } = await addReport(app, { category: categories.job, title })
      const action = title === 'Fifth' ? 'reject' : null
      if (action) await decideReport(app, staff, { id, version, decision: { action } })
    }
    for (const text of [SCAM, 'Lunch at one?']) {
      const submission = { type: 'message', text, locale: 'en' } as const
      await checkContent(app, { ipHash: text }, submission)
    }
    const { text, html } = await get('/admin')
    expect(text).toMatch(/6 .?Total Reports|Total Reports .?6/)
    expect(text).toMatch(/1 .?Total Users|Total Users .?1/)
    expect(text).toMatch(/1 .?Scams Detected|Scams Detected .?1/)
    expect(text).toMatch(/5 .?Pending Reports|Pending Reports .?5/)
    expect(text).toMatch(/Sixth Job Pending Fifth Job Rejected Fourth/)
    expect(text).not.toContain('First')
    expect(html).not.toMatch(/ style="/)
  })

  test('shows zeros if it cannot be read', async () => {
    const { app, get } = await desk(new Date().toISOString())
    await app.db.execute(sql`drop table report_tallies`)
    const { answer, text } = await get('/admin')
    expect(answer.status).toBe(503)
    expect(text).toContain('The figures could not be loaded.')
  })
})

describe('the analytics', () => {
  test('show four cards and three tables of the figures, without inline styles', async () => {
    const { app, categories, get } = await desk('2026-03-10T00:00:00Z')
    const at = (time: string) => ({ createdAt: new Date(time), updatedAt: new Date(time) })
    await addScam(app.db, { title: 'A', categoryId: categories.job, ...at('2026-03-01T00:00:00Z') })
    // Still February in UTC, already March in Dubai.
    await addScam(app.db, { title: 'B', categoryId: categories.job, ...at('2026-02-28T21:00:00Z') })
    await addScam(app.db, {
      title: 'C',
      categoryId: categories.other,
      ...at('2025-04-02T00:00:00Z'),
    })
    await addScam(app.db, {
      title: 'D',
      categoryId: categories.other,
      ...at('2025-04-03T00:00:00Z'),
    })
    await addReport(app, { category: categories.job })
    const { text, html } = await get('/admin/analytics')
    expect(text).toContain('Analytics Dashboard')
    expect(text).toMatch(/4 .?Total Scams|Total Scams .?4/)
    expect(text).toMatch(/1 .?Total Reports|Total Reports .?1/)
    expect(text).toMatch(/2 .?This Month|This Month .?2/)
    expect(text).toMatch(/Scams Timeline Month Scams Apr 2 May 0 .* Feb 0 Mar 2 /)
    expect(text).toMatch(/Category Distribution Category Scams Job 2 Other 2 /)
    expect(text).toMatch(
      /Report Status Distribution Status Reports Pending 1 Approved 0 Rejected 0/,
    )
    expect(html).not.toMatch(/ style="/)
  })

  test('list the most read pages of the last thirty days, each under its latest title', async () => {
    const { app, get } = await desk('2026-03-30T08:00:00Z')
    await app.db.execute(sql`
      insert into page_views (day, path, title, views) values
        ('2026-03-01', '/blog', 'Blog', 900), ('2026-02-28', '/terms', 'Terms of Service', 9000),
        ('2026-03-02', '/scam-library/1', 'Parcel fee', 600),
        ('2026-03-30', '/scam-library/1', 'Parcel fees', 634),
        ('2026-03-30', '/ar/contact', 'تواصل معنا', 3)`)
    const { text, html } = await get('/admin/analytics')
    expect(text).toMatch(
      /Most Read Pages Page Views Parcel fees English 1,234 Blog English 900 تواصل معنا Arabic 3(?!\d)/,
    )
    expect(text).not.toContain('9,000')
    expect(html).toContain('href="/ar/contact"')
  })

  test('start with the first entry, and include years if a month name is ambiguous', async () => {
    const { app, categories, get } = await desk('2026-03-10T00:00:00Z')
    const at = (time: string) => ({ createdAt: new Date(time), updatedAt: new Date(time) })
    await addScam(app.db, { title: 'A', categoryId: categories.job, ...at('2024-03-02T00:00:00Z') })
    await addScam(app.db, { title: 'B', categoryId: categories.job, ...at('2026-03-02T00:00:00Z') })
    const { text } = await get('/admin/analytics')
    expect(text).toMatch(/Timeline Month Scams Mar 2024 1 Apr 2024 0 .* Mar 2025 0 .* Mar 2026 1 /)
  })

  test('show an error and zeros if they cannot be read', async () => {
    const { app, get } = await desk(new Date().toISOString())
    await app.db.execute(sql`drop table scam_months`)
    const { answer, text } = await get('/admin/analytics')
    expect(answer.status).toBe(200)
    expect(text).toMatch(/0 .?Total Scams|Total Scams .?0/)
    expect(text).toContain('Nothing to show yet.')
    expect(text).toContain('The figures could not be loaded.')
  })
})
