import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test } from './fixtures.ts'

const SCAM =
  'Emirates Post: pay AED 12.50 now at http://emiratespost-ae.top/pay or your parcel is returned.'

// Enables the back/forward cache, which Playwright disables.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test.describe('with the app banner', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('on a page from the back/forward cache a closed banner is gone, and the page view is reported again', async ({
    page,
  }) => {
    await open(page, '/terms')
    const banner = page.getByRole('region', { name: 'The Himaya app' })
    await expect(banner).toBeVisible()
    const views: (string | null)[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/page-views')) return
      views.push(new URLSearchParams(request.postData() ?? '').get('path'))
    })
    await markAsKept(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await page.waitForURL('/privacy-policy')
    // As if another tab had closed it.
    await page.evaluate(() => localStorage.setItem('promo-dismissed-at', String(Date.now())))
    await backToKept(page)
    await expect(page).toHaveURL('/terms')
    await expect(banner).toHaveCount(0)
    await expect.poll(() => views).toEqual(['/privacy-policy', '/terms'])
  })
})

test('after following a link and going back, form values are kept', async ({ page }) => {
  await open(page, '/report-scam')
  await page.getByLabel('Title').fill('Fake parcel fee')
  const create = { width: 320, height: 240, channels: 3, background: '#3a6' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page
    .getByLabel('Evidence images')
    .setInputFiles([{ name: 'one.jpg', mimeType: 'image/jpeg', buffer }])
  const chosen = page.getByRole('list', { name: 'Chosen images' }).getByText('one.jpg')
  await expect(chosen).toBeVisible()
  await markAsKept(page)
  await page.getByRole('link', { name: 'Already sent a report?' }).click()
  await expect(page).toHaveURL(/report-status$/)
  await backToKept(page)
  await expect(page).toHaveURL(/report-scam$/)
  await expect(page.getByLabel('Title')).toHaveValue('Fake parcel fee')
  await expect(chosen).toBeVisible()
})

test('going back from the first 24 hours shows the verdict', async ({ page }) => {
  await open(page, '/scam-checker')
  await page.getByLabel('The message').fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  const verdict = page.getByRole('heading', { name: 'Potential Scam Detected' })
  await expect(verdict).toBeFocused()
  await markAsKept(page)
  await page.getByRole('main').getByRole('link', { name: 'first 24 hours' }).click()
  await expect(page).toHaveURL(/first-24-hours$/)
  await backToKept(page)
  await expect(page).toHaveURL(/scam-checker$/)
  await expect(verdict).toBeVisible()
  await expect(page.getByLabel('The message')).toHaveValue(SCAM)
})

/** Marks the page, to recognise whether it comes from the back/forward cache. A reloaded page has no mark. */
async function markAsKept(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { kept: true }))
}

/** Goes back to the marked page in the back/forward cache. */
async function backToKept(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back())
  await page.waitForFunction(() => 'kept' in window)
}
