import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const otherLanguage = (page: Page) =>
  page.getByRole('contentinfo').locator('a[data-language][lang=ar]')

test('an answer removed in the other language stays removed', async ({ page }) => {
  await open(page, '/first-24-hours')
  await page.getByLabel('Card details').check()
  await page.locator('[name=paid][value=no]').check()
  await otherLanguage(page).click()
  const shared = (what: string) => page.locator(`[name=shared][value=${what}]`)
  await expect(shared('card')).toBeChecked()
  await shared('card').uncheck()
  await shared('nothing').check()
  await page.getByRole('main').getByRole('button').click()
  await expect(page).toHaveURL(/\/ar\/first-24-hours\?shared=nothing&paid=no&shared=$/)
})

test('text typed in the other language before the rest is restored is kept', async ({ page }) => {
  await open(page, '/report-scam')
  await page.locator('#title').fill('Old title')
  await page.locator('#description').fill('What happened.')
  await page.locator('#category').selectOption({ index: 1 })
  const scripts = hold()
  await page.route('**/assets/*.js', (route) => scripts.held.then(() => route.continue()))
  await otherLanguage(page).click({ noWaitAfter: true })
  await page.waitForURL('**/ar/report-scam', { waitUntil: 'commit' })
  await page.locator('#title').fill('عنوان جديد')
  await page.locator('#category').selectOption({ index: 2 })
  const chosen = await page.locator('#category').inputValue()
  scripts.release()
  await expect(page.locator('#description')).toHaveValue('What happened.')
  await expect(page.locator('#title')).toHaveValue('عنوان جديد')
  await expect(page.locator('#category')).toHaveValue(chosen)
})

test('form values are restored before images and fonts have loaded', async ({ page }) => {
  await open(page, '/contact')
  await page.locator('#subject').fill('A question')
  const files = hold()
  await page.route('**/*.{woff2,svg,webp,png}', (route) => files.held.then(() => route.continue()))
  await otherLanguage(page).click({ noWaitAfter: true })
  await page.waitForURL('**/ar/contact', { waitUntil: 'commit' })
  await expect(page.locator('#subject')).toHaveValue('A question')
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  files.release()
})

test('text typed until the other language has loaded is transferred', async ({ page }) => {
  await open(page, '/contact')
  // Runs in the page, because Playwright would wait for the navigation in between.
  await otherLanguage(page).evaluate((link: HTMLElement) => {
    link.click()
    const field = document.querySelector<HTMLInputElement>('#subject')
    if (field) field.value = 'A question'
  })
  await expect(page).toHaveURL(/\/ar\/contact$/)
  await expect(page.locator('#subject')).toHaveValue('A question')
})

test('after an aborted language change nothing is restored into a later form', async ({ page }) => {
  await open(page, '/report-scam')
  await page.locator('#email').fill('me@visitor.example')
  // Status 204 keeps the browser on the page, as if the visitor had stopped it.
  await page.route('**/language?*', (route) => route.fulfill({ status: 204 }))
  const answered = page.waitForResponse('**/language?*')
  await otherLanguage(page).click({ noWaitAfter: true })
  await answered
  await open(page, '/report-scam')
  await expect(page.locator('#email')).toHaveValue('')
})

test('shared content is kept in the other language', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
    const field = document.createElement('textarea')
    Object.assign(field, { name: 'text', value: 'Pay at http://emiratespost-ae.top/pay' })
    form.append(field)
    document.body.append(form)
    form.submit()
  })
  const shared = page.getByRole('textbox')
  await expect(shared).toHaveValue('Pay at http://emiratespost-ae.top/pay')
  await otherLanguage(page).click()
  await expect(page).toHaveURL(/\/ar\/scam-checker$/)
  await expect(shared).toHaveValue('Pay at http://emiratespost-ae.top/pay')
})

/** Returns a promise and a function that resolves it. */
function hold(): { held: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { held: promise, release: resolve }
}
