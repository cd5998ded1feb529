import type { Page } from '@playwright/test'
import { atBothSizes, expect, open, test } from './fixtures.ts'

const SCAM = `Emirates Post: your parcel is on hold.\n${'Please read on.\n'.repeat(40)}Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned.`

/** Emulates print and checks that the page has no buttons, inputs or navigation. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const role of [
    'banner',
    'navigation',
    'contentinfo',
    'button',
    'tab',
    'textbox',
    'searchbox',
    'combobox',
  ] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('complementary')).toHaveCount(0)
}

atBothSizes(() => {
  test('a verdict is printed with its reasons and the whole marked text, and a safe one with its text', async ({
    page,
  }) => {
    await open(page, '/scam-checker')
    await page.getByLabel('The message').fill(SCAM)
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
    await print(page)
    await expect(page.getByText('Warning Signs Detected')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Report a Scam' })).toBeHidden()
    const marked = page.getByText('your parcel is on hold').last()
    await expect(marked.locator('mark', { hasText: 'emiratespost-ae.top' })).toBeVisible()
    const cut = await marked.evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(cut).toBeLessThanOrEqual(0)

    await page.emulateMedia({ media: 'screen' })
    await open(page, '/scam-checker')
    await page.getByLabel('The message').fill('Lunch tomorrow at one?')
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(page.getByRole('heading', { name: 'Content Appears Safe' })).toBeVisible()
    const text = page.getByRole('group', { name: 'The text that was checked' })
    await expect(text).toHaveCount(0)
    await print(page)
    await expect(text).toHaveText('Lunch tomorrow at one?')
  })

  test('lists, entries and articles are printed without controls', async ({ page }) => {
    for (const path of ['/safety-tips', '/scam-library', '/blog']) {
      await open(page, path)
      await print(page)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.getByRole('search')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    }
    for (const [list, goesOn] of [
      ['/scam-library', 'Back to Scam Library'],
      ['/blog', 'Back to the blog'],
    ] as const) {
      await open(page, list)
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      await page.waitForURL(new RegExp(`${list}/.+`))
      await expect(page.getByRole('link', { name: goesOn })).toBeVisible()
      await print(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('link', { name: goesOn })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    }
  })
})
