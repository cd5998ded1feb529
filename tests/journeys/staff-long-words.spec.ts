import type { Page } from '@playwright/test'
import { signIn } from '../support/journey-staff.ts'
import { DESKTOP, PHONE } from '../support/window-sizes.ts'
import { expect, open, test, unique } from './fixtures.ts'

const LONG = 'verylongword'.repeat(6)

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Whether the page fits a phone and a desktop without horizontal scrolling. */
async function fits(page: Page): Promise<boolean> {
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    const isWider = () => document.documentElement.scrollWidth > window.innerWidth
    if (await page.evaluate(isWider)) return false
  }
  return true
}

test('a long word in an entry makes no screen wider than the window', async ({ page }) => {
  const title = `${unique('Long')}${LONG}`
  await signIn(page)
  await open(page, '/admin/content?new=1')
  await field(page, 'Title').fill(title)
  await field(page, 'Description').fill(`It is ${LONG}`)
  await field(page, 'Warning signs').fill(LONG)
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Other' })
  await button(page, 'Add Scam').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await fits(page)).toBe(true)
  for (const language of ['', '/ar']) {
    await page.goto(`${language}/scam-library?q=${encodeURIComponent(title)}`)
    const entry = page.getByRole('article').getByRole('link', { name: title })
    await expect(entry).toBeVisible()
    expect(await fits(page)).toBe(true)
    await entry.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await fits(page)).toBe(true)
  }
})

test('a long word in an article makes no screen wider than the window', async ({ page }) => {
  const title = `${unique('Long')}${LONG}`
  await signIn(page)
  await open(page, '/admin/blog/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Excerpt').fill(LONG)
  await field(page, 'Content').fill(LONG)
  await field(page, 'Category').selectOption({ index: 1 })
  await field(page, 'Author').selectOption({ index: 1 })
  await button(page, 'Publish').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(await fits(page)).toBe(true)
  await open(page, `/admin/blog?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  expect(await fits(page)).toBe(true)
  for (const language of ['', '/ar']) {
    await page.goto(`${language}/blog?q=${encodeURIComponent(title)}`)
    const article = page.getByRole('article').getByRole('link', { name: title })
    await expect(article).toBeVisible()
    expect(await fits(page)).toBe(true)
    await article.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await fits(page)).toBe(true)
  }
})
