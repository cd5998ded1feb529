import { expect, test } from 'vitest'
import { checkContent } from '#app/features/checks/check-content.server.ts'
import { findCampaigns } from '#app/features/indicators/campaigns/staff/find-campaigns.server.ts'
import { addIndicator } from '#app/features/indicators/testing/add-indicator.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { addCategories } from '#app/features/scams/testing/add-scam.ts'
import { staffCampaigns } from '#words/en/staff/staff-campaigns.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

const PARCEL =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'
const SITE = { kind: 'domain', value: 'prize-desk.top' } as const

test('reports and checks with the same text, or with a shared indicator, are campaigns; others are not', async () => {
  const app = await testApp()
  const { phishing } = await addCategories(app.db)
  const short = await addReport(app, { category: phishing, title: 'Parcel', description: PARCEL })
  for (const visitor of ['a', 'b']) {
    const content = { type: 'message', text: PARCEL, locale: 'en' } as const
    expect((await checkContent(app, { ipHash: visitor }, content)).ok).toBe(true)
  }
  const texts = [
    'A caller said that my grandmother won a car in a lottery she never entered.',
    'Somebody on a dating site wanted vouchers for a plane ticket, again and again, for weeks.',
    'The flat did not exist and the deposit was gone before I saw the keys.',
  ]
  const prize: string[] = []
  for (const [n, description] of texts.entries()) {
    prize.push(
      (await addIndicator(app, SITE, { status: 'pending', title: `Prize ${n}`, description }))
        .report,
    )
  }
  // Two alike are a coincidence, a rejected one does not count, and one alone is no campaign.
  const pair = { kind: 'domain', value: 'pair.top' } as const
  const other = 'My old bicycle was sold to me twice by a man with a very long beard.'
  await addIndicator(app, pair, { description: other })
  await addIndicator(app, pair, {
    description: 'Tickets for the concert were copies of copies of nothing.',
  })
  await addIndicator(app, pair, { status: 'rejected', description: texts[0] ?? '' })
  const campaigns = await findCampaigns(app)
  expect(campaigns).toHaveLength(2)
  expect(campaigns).toContainEqual(
    expect.objectContaining({ reports: 1, checks: 2, bestReport: short.id, shared: [] }),
  )
  expect(campaigns).toContainEqual(
    expect.objectContaining({ reports: 3, checks: 0, bestReport: prize[1], shared: [SITE.value] }),
  )
  for (const { days } of campaigns) {
    expect(days).toHaveLength(30)
    expect(days.at(-1)?.items).toBe(3)
  }
})

test('staff see them and the way to an entry, and nobody else does', async () => {
  const app = await testApp()
  await newStaff(app)
  const origin = await serve(app)
  const Cookie = await signIn(origin)
  const address = `${origin}/admin/campaigns`
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(302)
  const read = async () => (await fetch(address, { headers: { Cookie } })).text()
  expect(visibleText(await read())).toContain(staffCampaigns.empty)
  let report = ''
  for (const title of ['One', 'Two', 'Three']) {
    report = (await addIndicator(app, SITE, { title })).report
  }
  const html = await read()
  expect(visibleText(html)).toContain('3 reports, 0 checks')
  expect(html).toContain(`/admin/reports/${report}`)
  expect(html).toMatch(/<svg role="img" aria-label="By day: \d{4}-\d\d-\d\d: 3"/)
})
