import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, open, test, waitForScripts } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Articles' }).getByRole('article')

test('the blog features its newest article, and a card opens its article', async ({ page }) => {
  await open(page, '/blog')
  await expect(page).toHaveTitle('Blog | Himaya - UAE Scam Protection')
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(1)
  await expect(cards(page).first()).toContainText('Featured')
  await expect(cards(page).nth(1)).toContainText('min read')
  const title = await cards(page).nth(1).getByRole('heading').textContent()
  await cards(page)
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeVisible()
})

test('words and category apply by themselves, live in the address, and Back takes them off', async ({
  page,
}) => {
  await open(page, '/blog')
  const all = await cards(page).count()
  await page.getByLabel('Search articles').pressSequentially('PARCEL')
  await expect(page).toHaveURL(/\/blog\?q=PARCEL$/)
  await expect(page.getByLabel('Search articles')).toBeFocused()
  await expect.poll(() => cards(page).count()).toBeLessThan(all)
  await page.getByLabel('Category').selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?q=PARCEL&category=[\w-]+$/)
  await page.goBack()
  await expect(page.getByLabel('Category')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByLabel('Search articles')).toHaveValue('')
  await expect(cards(page)).toHaveCount(all)

  await page.getByLabel('Search articles').fill('nothing like this anywhere')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter settings')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Show all articles' }).click()
  await expect(cards(page)).toHaveCount(all)
})

test('in Arabic the blog and its articles run from right to left', async ({ page }) => {
  await open(page, '/ar/blog')
  const list = page.getByRole('list', { name: 'المقالات' }).getByRole('article')
  await expect(list.first()).toContainText('مميز')
  await page.getByLabel('ابحث في المقالات').fill('الطرد')
  await expect(page).toHaveURL(/\/ar\/blog\?q=/)
  await list.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ar\/blog\/[a-z]/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ar')
  await page.getByRole('link', { name: 'العودة إلى المدونة' }).click()
  await expect(page).toHaveURL(/\/ar\/blog$/)
})

test('a page that cannot be reached leads back, and a load that fails can be tried again', async ({
  page,
}) => {
  await open(page, '/blog/nothing-like-this')
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the blog' }).click()
  await waitForScripts(page)
  await page.route(/\/blog\?/, (route) => route.fulfill({ status: 503 }))
  await page.getByLabel('Category').selectOption({ index: 1 })
  await expect(page.getByText('Failed to load articles. Please try again later.')).toBeVisible()
  await page.unroute(/\/blog\?/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog is searched, filtered and read', async ({ page }) => {
    await page.goto('/ar/blog')
    await page.getByLabel('ابحث في المقالات').fill('الطرد')
    await page.getByRole('button', { name: 'بحث' }).click()
    await expect(page).toHaveURL(/\/ar\/blog\?q=[^&]+$/)
    await page.goto('/blog')
    await page.getByLabel('Category').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/blog\?category=[\w-]+$/)
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })
})
