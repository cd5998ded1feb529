import type { Browser, Page } from '@playwright/test'
import { openNewReport } from '../support/journey-report.ts'
import { PHONE } from '../support/window-sizes.ts'
import { accessibilityFaults, expect, newAddress, open, test, unique } from './fixtures.ts'

/** A mobile number of the UAE that no other journey uses. */
const newNumber = () => `+97150${String(Date.now() % 10_000_000).padStart(7, '0')}`

/** Opens the checker on a phone, as a visitor of another address. */
async function visitor(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  })
  const page = await context.newPage()
  await open(page, path)
  return page
}

test('a number that staff confirmed is recognised in the checks of other visitors', async ({
  page,
  browser,
}) => {
  const number = newNumber()
  const written = `0${number.slice(4, 6)} ${number.slice(6, 9)} ${number.slice(9)}`
  await openNewReport(page, unique('False courier'), `A man called me from ${written} about a fee.`)

  await test.step('the number is offered and ticked when the report is approved', async () => {
    const box = page.getByRole('checkbox', { name: number })
    await expect(box).toBeChecked()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Approve & Add to Database' }).click()
    await expect(page.getByRole('dialog', { name: 'Publish personal data?' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Approved.' })).toBeVisible()
  })

  await test.step('an English message that names it is a scam', async () => {
    const other = await visitor(browser, '/scam-checker')
    await other.getByLabel('The message').fill(`Hi, this is my new number ${number}`)
    await other.getByRole('button', { name: 'Check Now' }).click()
    await expect(other.getByRole('heading', { name: 'Potential Scam Detected' })).toBeFocused()
    await expect(other.getByText(`A visitor reported ${number} to us.`)).toBeVisible()
    await expect(other.locator('mark', { hasText: number })).toBeVisible()
    expect(await accessibilityFaults(other)).toEqual([])
    await other.context().close()
  })

  await test.step('pasted alone into the Arabic tab for web addresses it is recognised, too', async () => {
    const other = await visitor(browser, '/ar/scam-checker?type=website')
    await other.getByRole('textbox').fill(written)
    await other.getByRole('button', { name: 'افحص الآن' }).click()
    await expect(other.getByText(/تلقينا بلاغات عن/)).toBeVisible()
    await expect(other.getByText(/رقم هاتف متحرك في الإمارات/)).toBeVisible()
    expect(await accessibilityFaults(other)).toEqual([])
    await other.context().close()
  })
})
