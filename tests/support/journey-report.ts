import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { newAddress, open } from '../journeys/fixtures.ts'
import { signIn } from './journey-staff.ts'

/** Hands in a report as a visitor of its own. */
export async function handInReport(
  browser: Browser,
  title: string,
  description = 'A courier asked for my card 4111 1111 1111 1111 before the parcel could come.',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL ?? process.env.HIMAYA_ORIGIN ?? '',
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
    javaScriptEnabled: true,
  })
  const page = await context.newPage()
  await page.goto('/report-scam')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption({ label: 'Phishing' })
  await page.getByLabel('Description').fill(description)
  const background = '#3a6'
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Evidence images')
    .setInputFiles([{ name: 'one.jpg', mimeType: 'image/jpeg', buffer }])
  await page.getByRole('button', { name: 'Submit Report', exact: true }).click()
  const sent = page.getByRole('heading', { name: 'Report Submitted Successfully' })
  const asked = page.getByText('Is any of this your own?')
  await expect(sent.or(asked)).toBeVisible()
  if (await asked.isVisible())
    await page.getByRole('button', { name: 'Submit Report', exact: true }).first().click()
  await expect(sent).toBeVisible()
  await context.close()
}

/** Hands in a report as a visitor, signs in as staff and opens it among the reports. */
export async function openNewReport(
  page: Page,
  browser: Browser,
  title: string,
  description?: string,
): Promise<void> {
  await handInReport(browser, title, description)
  await signIn(page)
  await open(page, `/admin/reports?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `View: ${title}` }).click()
}
