import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const SCAM = `Emirates Post: your parcel is on hold.\n${'Please read on.\n'.repeat(40)}Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned.`

/** Makes the page what its paper would show, and finds on it nothing to press, to type into or to go on with. */
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

test('a verdict prints with its reasons and the whole text, marked', async ({ page }) => {
  await open(page, '/scam-checker')
  await page.getByLabel('The message').fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
  await print(page)
  await expect(page.getByText('Warning Signs Detected')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Report a Scam' })).toBeHidden()
  const text = page.getByText('your parcel is on hold').last()
  await expect(text.locator('mark', { hasText: 'emiratespost-ae.top' })).toBeVisible()
  const cut = await text.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(cut).toBeLessThanOrEqual(0)
})

test('a verdict of safe prints with the text that it is about', async ({ page }) => {
  await open(page, '/scam-checker')
  await page.getByLabel('The message').fill('Lunch tomorrow at one?')
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('heading', { name: 'Content Appears Safe' })).toBeVisible()
  const text = page.getByRole('group', { name: 'The text that was checked' })
  await expect(text).toHaveCount(0)
  await print(page)
  await expect(text).toHaveText('Lunch tomorrow at one?')
})

for (const [what, list, goesOn] of [
  ['an entry of the library', '/scam-library', 'Back to Scam Library'],
  ['an article', '/blog', 'Back to the blog'],
] as const) {
  test(`${what} prints without what can be done with it`, async ({ page }) => {
    await open(page, list)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(new RegExp(`${list}/.+`))
    await expect(page.getByRole('link', { name: goesOn })).toBeVisible()
    await print(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: goesOn })).toBeHidden()
  })
}

for (const path of ['/safety-tips', '/scam-library', '/blog']) {
  test(`${path} prints what it lists and nothing to choose from it by`, async ({ page }) => {
    await open(page, path)
    await print(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('search')).toHaveCount(0)
  })
}
