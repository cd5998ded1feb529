import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned.'

test('one tap reports a wrong verdict: the thanks replace the question, and another tap changes the answer', async ({
  page,
}) => {
  await check(page)
  const question = page.getByRole('group', { name: 'Was this right?' })
  await question.getByRole('button', { name: 'No', exact: true }).click()
  const thanks = page.getByText('Thank you. Your answer helps us improve the checker.')
  await expect(thanks).toBeFocused()
  await expect(thanks).toBeInViewport()
  await expect(question).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
  await expect(page.locator('mark', { hasText: 'emiratespost-ae.top' })).toBeVisible()
  await expect(page.getByLabel('The message')).toHaveValue(SCAM)
  await expect(question.getByRole('button', { pressed: true })).toHaveText('No')
  expect(await accessibilityFaults(page)).toEqual([])

  await test.step('by keyboard', async () => {
    await question.getByRole('button', { name: 'Not sure' }).focus()
    await page.keyboard.press('Enter')
    await expect(question.getByRole('button', { pressed: true })).toHaveText('Not sure')
    await expect(thanks).toBeFocused()
  })

  await test.step('text typed meanwhile is kept, and the next verdict has a new question', async () => {
    await page.getByLabel('The message').fill('Lunch at one?')
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(question.getByRole('button', { pressed: true })).toHaveText('Yes')
    await expect(page.getByLabel('The message')).toHaveValue('Lunch at one?')
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(page.getByRole('heading', { name: 'Content Appears Safe' })).toBeFocused()
    await expect(question.getByRole('button', { pressed: true })).toHaveCount(0)
    await expect(thanks).toHaveCount(0)
  })
})

test('an answer that cannot be sent shows an error and can be repeated', async ({ page }) => {
  await check(page)
  await page.route('**/scam-checker', (route) => route.fulfill({ status: 502 }))
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(
    page.getByText('We could not save your answer. Try again in a moment.'),
  ).toBeFocused()
  await page.unroute('**/scam-checker')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Thank you.')).toBeFocused()
})

test('an answer in progress does not affect the next check', async ({ page }) => {
  await check(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/scam-checker', async (route) => {
    if (route.request().postData()?.includes('answer=')) await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByLabel('The message').fill('Lunch at one?')
  // Clicks within a second count as a double click.
  await expect(async () => {
    await page.getByRole('button', { name: 'Check Now' }).click()
    const verdict = page.getByRole('heading', { name: 'Content Appears Safe' })
    await expect(verdict).toBeFocused({ timeout: 2000 })
  }).toPass()
  const answered = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('answer=')),
  )
  release()
  await (await answered).finished()
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('a verdict is answered in Arabic', async ({ page }) => {
  await open(page, '/ar/scam-checker')
  await page.getByLabel('الرسالة').fill(SCAM)
  await page.getByRole('button', { name: 'افحص الآن' }).click()
  const question = page.getByRole('group', { name: 'هل كانت النتيجة صحيحة؟' })
  await question.getByRole('button', { name: 'لست متأكدًا' }).click()
  await expect(page.getByText('شكرًا لك. إجابتك تساعدنا على تحسين الكاشف.')).toBeFocused()
  await expect(question.getByRole('button', { pressed: true })).toHaveText('لست متأكدًا')
  const heading = page.getByRole('heading', { name: 'هذا احتيال على الأرجح' })
  await expect(heading).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('after the answer the verdict, text and thanks are in view', async ({ page }) => {
    await page.goto('/scam-checker')
    await page.getByLabel('The message').fill(SCAM)
    await page.getByRole('button', { name: 'Check Now' }).click()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByText('Thank you. Your answer helps us')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
    await expect(page.locator('mark', { hasText: 'emiratespost-ae.top' })).toBeVisible()
    await expect(page.getByLabel('The message')).toHaveValue(SCAM)
    await expect(page.getByRole('button', { pressed: true })).toHaveText('No')
    expect(page.url()).not.toContain('parcel')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Yes')
  })
})

async function check(page: Page): Promise<void> {
  await open(page, '/scam-checker')
  await page.getByLabel('The message').fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeFocused()
}
