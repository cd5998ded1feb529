import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, open, test, waitForScripts } from './fixtures.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay with card 4111 1111 1111 1111'

const verdict = (page: Page) => page.getByRole('heading', { name: 'Potential Scam Detected' })
const message = (page: Page) => page.getByLabel('The message')

/** Expects text and verdict to be shown and no further check to be counted. */
async function expectKept(page: Page, remaining: string) {
  await waitForScripts(page)
  await expect(verdict(page)).toBeVisible()
  await expect(message(page)).toHaveValue(SCAM)
  await expect(page.getByText(remaining)).toBeVisible()
}

test('a text is checked from the home page, and reload, Back and Forward restore the result without another check', async ({
  page,
}) => {
  await open(page, '/')
  await message(page).fill(' ')
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter some content to check')
  await message(page).fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).dblclick()
  await expect(page).toHaveURL(/\/scam-checker$/)
  await expect(verdict(page)).toBeFocused()
  await expectKept(page, '9 checks remaining this hour')

  await test.step('after a reload, without a prompt to send the form again', async () => {
    await page.reload()
    await expectKept(page, '9 checks remaining this hour')
  })

  await test.step('after following a link of the verdict, and going back', async () => {
    for (const link of [/first 24 hours/, /How often the checker/, 'How this scam works']) {
      await page.getByRole('main').getByRole('link', { name: link }).click()
      await expect(verdict(page)).toBeHidden()
      await page.goBack()
      await expectKept(page, '9 checks remaining this hour')
    }
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Is it a scam?')
    await page.goForward()
    await expectKept(page, '9 checks remaining this hour')
  })

  await test.step('a feedback answer is kept', async () => {
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.locator('#check-feedback [data-note]')).not.toBeEmpty()
    await page.reload()
    await expectKept(page, '9 checks remaining this hour')
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('the link to the checker starts with an empty form, and Back restores the verdict', async () => {
    const bar = page.getByRole('navigation', { name: 'Main screens' })
    await bar.getByRole('link', { name: 'Safety Tips' }).click()
    await bar.getByRole('link', { name: 'Scam Checker' }).click()
    await waitForScripts(page)
    await expect(message(page)).toHaveValue('')
    await page.goBack()
    await page.goBack()
    await expectKept(page, '9 checks remaining this hour')
  })

  await test.step('the text is kept when the language is changed below a verdict', async () => {
    await page.locator('footer a[data-language][lang=ar]').click()
    await expect(page).toHaveURL(/\/ar\/scam-checker$/)
    await waitForScripts(page)
    await expect(page.locator('#check-text')).toHaveValue(SCAM)
    await page.goBack()
    await expectKept(page, '9 checks remaining this hour')
  })

  await test.step('Clear also removes it from this tab', async () => {
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(message(page)).toBeFocused()
    await page.reload()
    await waitForScripts(page)
    await expect(message(page)).toHaveValue('')
    await expect(verdict(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
  })
})

test('a report is prefilled with the checked text, masked, in no URL, and is not submitted', async ({
  page,
}) => {
  await open(page, '/scam-checker')
  await message(page).fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await verdict(page).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Report a Scam' }).click()
  await expect(page).toHaveURL(/\/report-scam$/)
  await expect(page.getByLabel('Title')).toHaveValue('Fake parcel fee')
  await expect(page.getByLabel('Category')).toHaveValue(/./)
  const description = page.getByLabel('Description')
  await expect(description).toHaveValue(SCAM.replace('4111 1111 1111 1111', '•••• •••• •••• 1111'))
  await expect(page.getByText('We filled this in from your check')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await test.step('the draft is used once', async () => {
    await open(page, '/report-scam')
    await expect(description).toHaveValue('')
    await expect(page.getByText('We filled this in from your check')).toBeHidden()
  })
})

test('another text sent within a second is checked', async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 1000
  })
  await open(page, '/scam-checker')
  await message(page).fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(verdict(page)).toBeVisible()
  await message(page).fill('See you at 8 for dinner, mum')
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('heading', { name: 'Content Appears Safe' })).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
  await expect(page.getByText('8 checks remaining this hour')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page checks, a verdict leads to a report, and nothing is shown that requires a script', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByText('of 5,000 characters')).toBeHidden()
    await message(page).fill(SCAM)
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(verdict(page)).toBeVisible()
    await expect(page.getByText('of 5,000 characters')).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Report a Scam' }).click()
    await expect(page).toHaveURL(/\/report-scam$/)
    await expect(page.getByLabel('Title')).toHaveValue('Fake parcel fee')
    await expect(page.getByLabel('Description')).toHaveValue(/•••• 1111/)
    await expect(page.getByText('of 5,000 characters')).toBeHidden()
    await page.goto('/500')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  })
})
