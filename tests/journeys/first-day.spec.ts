import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, isBelowTopBar, open, test } from './fixtures.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned.'

const firstStep = (page: Page) => page.locator('main ol > li').first()

test('a scam verdict links to the questions, which lead to an ordered plan', async ({ page }) => {
  await open(page, '/scam-checker')
  const message = page.getByLabel('The message')
  const toPlan = page.getByRole('main').getByRole('link', { name: /first 24 hours/ })
  await message.fill('See you at 8 for dinner, mum')
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('heading', { name: 'Content Appears Safe' })).toBeVisible()
  await expect(toPlan, 'a safe verdict has no link to the plan').toHaveCount(0)

  await open(page, '/scam-checker')
  await message.fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(toPlan).toHaveText('What to do in the first 24 hours')

  await toPlan.click()
  await expect(page).toHaveURL(/\/first-24-hours$/)
  await page.getByLabel('Card details').check()
  await page.getByLabel('Remote access to my device, or I installed an app').check()
  await page.getByLabel('By card').check()
  await page.getByRole('button', { name: 'Show my plan' }).click()
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
  await expect(firstStep(page)).toContainText('Disconnect the device')
  await expect(firstStep(page)).toContainText('Now')
})

test('an incomplete form shows what is missing, and answers can be changed', async ({ page }) => {
  await open(page, '/first-24-hours')
  const show = page.getByRole('button', { name: 'Show my plan' })
  const problem = page.getByText('Choose what you shared, or ‘Nothing’.')

  await test.step('an empty form leads to the first question, with errors at both', async () => {
    await show.click()
    await expect(problem).toBeFocused()
    await expect(problem).toBeInViewport()
    expect(await isBelowTopBar(problem)).toBe(true)
    await expect(page.getByText('Choose how you paid, or ‘No’.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await page.getByLabel('By bank transfer').check()
  await show.click()
  await expect(problem).toBeVisible()
  await expect(page.getByLabel('By bank transfer')).toBeChecked()
  await page.getByLabel('Nothing').check()
  await show.click()
  await expect(firstStep(page)).toContainText('Ask your bank to recall the transfer')

  await test.step('"none" excludes other answers, and vice versa', async () => {
    await page.getByText('Change my answers').click()
    const [nothing, card] = [page.getByLabel('Nothing'), page.getByLabel('Card details')]
    await expect(nothing).toBeChecked()
    await card.check()
    await expect(nothing).not.toBeChecked()
    await nothing.check()
    await expect(card).not.toBeChecked()
  })

  await test.step('two payment methods give the steps of both', async () => {
    await expect(page.getByLabel('By bank transfer')).toBeChecked()
    await page.getByLabel('By card').check()
    await show.click()
    await expect(page.getByRole('heading', { name: 'Block the card' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ask your bank to recall' })).toBeVisible()
  })
})

test('the plan is printed without the rest of the page, by its button', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open(page, '/first-24-hours?shared=bank&paid=no')
  await page.getByRole('button', { name: 'Print the plan' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(firstStep(page)).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(27, 36, 34)')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are answered and the plan is shown, without the print button', async ({
    page,
  }) => {
    await page.goto('/first-24-hours')
    await page.getByLabel('Bank login or one-time code (OTP)').check()
    await page.getByLabel('No', { exact: true }).check()
    await page.getByRole('button', { name: 'Show my plan' }).click()
    await expect(firstStep(page)).toContainText('Ask your bank to freeze online banking')
    await expect(page.getByRole('button', { name: 'Print the plan' })).toHaveCount(0)
  })
})
