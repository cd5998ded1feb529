import type { Page } from '@playwright/test'
import { handInReport } from '../support/journey-report.ts'
import { signIn } from '../support/journey-staff.ts'
import { accessibilityFaults, expect, open, test, unique } from './fixtures.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const done = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('a dialog with unsaved changes asks before closing, and ignores a text selection that ends outside', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/admin/content?new')
  await field(page, 'Title').fill('What I typed')
  let questions = 0
  page.on('dialog', (question) => {
    questions++
    return questions < 4 ? question.dismiss() : question.accept()
  })
  for (const asked of [1, 2, 3]) {
    await page.keyboard.press('Escape')
    await expect.poll(() => questions).toBe(asked)
    await expect(page.locator('dialog:modal')).toBeVisible()
    await expect(field(page, 'Title')).toBeFocused()
    await expect(field(page, 'Title')).toHaveValue('What I typed')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.setViewportSize({ width: 900, height: 700 })
  await open(page, '/admin/content?new')
  await field(page, 'Title').fill('What I typed')
  await field(page, 'Title').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  expect(questions).toBe(4)
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(questions).toBe(5)
})

test('Enter in a field makes no decision, and the result is announced where it was made', async ({
  page,
}) => {
  const title = unique('Villa')
  await handInReport(title)
  await signIn(page)
  await open(page, `/admin/reports?status=pending&q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `View: ${title}` }).click()
  await field(page, 'Title').press('Enter')
  await button(page, 'Reject').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('No reports here.')).toBeVisible()
  await expect(done(page, 'Rejected.')).toBeFocused()
  await expect(done(page, 'Rejected.')).toBeInViewport()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Status').selectOption({ label: 'Rejected' })
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  await expect(done(page, 'Rejected.')).toBeHidden()
})

test('merging asks before discarding edits, and happens once', async ({ page }) => {
  const title = unique('Kitten')
  await handInReport(title)
  await handInReport(title)
  await signIn(page)
  await open(page, `/admin/reports?status=pending&q=${encodeURIComponent(title)}`)
  const view = page.getByRole('link', { name: `View: ${title}` })
  await expect(view).toHaveCount(2)
  await view.first().click()
  await button(page, 'Approve & Add to Database').click()
  await expect(done(page, 'Approved.')).toBeVisible()
  await field(page, 'Description').fill('What I typed')
  page.once('dialog', (question) => question.dismiss())
  const merge = button(page, `Merge as duplicate of ${title}`)
  await merge.click()
  await expect(merge).toBeEnabled()
  await expect(field(page, 'Description')).toHaveValue('What I typed')

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin/reports/*.data*', async (route) => {
    await held
    await route.continue()
  })
  page.once('dialog', (question) => question.accept())
  await merge.click()
  await expect(merge).toBeDisabled()
  release()
  await expect(done(page, 'Merged.')).toBeVisible()
})

test('a report opened from another with the same title starts at its title, and Back leaves no image open', async ({
  page,
}) => {
  const title = unique('Customs')
  await handInReport(title)
  await handInReport(title)
  await signIn(page)
  await open(page, `/admin/reports?q=${encodeURIComponent(title)}`)
  await page
    .getByRole('link', { name: `View: ${title}` })
    .first()
    .click()
  const report = page.getByRole('dialog', { name: title })
  await expect(report.getByRole('heading', { name: title, level: 2 })).toBeFocused()
  const first = page.url()
  await report.getByRole('link', { name: title }).press('Enter')
  await expect(page).not.toHaveURL(first)
  await expect(report.getByRole('heading', { name: title, level: 2 })).toBeFocused()

  await report.getByRole('link', { name: /^Enlarge evidence image/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Evidence image 1 of 1' })
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(viewer).toBeHidden()
  await expect(report.getByRole('heading', { name: title, level: 2 })).toBeFocused()
})

test('a report opened while a search is typed stays open, and the search matches the list', async ({
  page,
}) => {
  await signIn(page)
  await page.clock.install()
  await open(page, '/admin/content')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Search scams').pressSequentially('par')
  await page
    .getByRole('link', { name: /^Edit: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Edit Scam' })).toBeFocused()
  await page.clock.runFor(1_000)
  await page.waitForFunction(
    () => Reflect.get(window, '__reactRouterDataRouter').state.navigation.state === 'idle',
  )
  await expect(page).toHaveURL(/\/admin\/content\?edit=[\da-f-]+$/)
  await expect(page.getByRole('heading', { name: 'Edit Scam' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Search scams')).toHaveValue('')
})

test('an Arabic title on English screens is marked as Arabic for screen readers', async ({
  page,
}) => {
  const title = unique('رسالة عن طرد بريدي لم يصل')
  await handInReport(title, 'طلبوا مني رسومًا صغيرة قبل أن تصل الشحنة إلى بيتي.')
  await signIn(page)
  await open(page, '/admin')
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('lang', 'ar')
  await open(page, `/admin/reports?q=${encodeURIComponent(title)}`)
  await expect(page.getByText(title)).toHaveAttribute('lang', 'ar')
  await page.getByRole('link', { name: `View: ${title}` }).click()
  await expect(page.getByRole('heading', { name: title })).toHaveAttribute('lang', 'ar')
  await button(page, 'Approve & Add to Database').click()
  await expect(done(page, 'Approved.')).toBeVisible()
  await open(page, `/admin/content?q=${encodeURIComponent(title)}`)
  await expect(page.getByText(title)).toHaveAttribute('lang', 'ar')
  await page.getByRole('link', { name: `Delete: ${title}` }).click()
  await expect(page.getByRole('dialog').getByText(title)).toHaveAttribute('lang', 'ar')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Enter in a field makes no decision either', async ({ page }) => {
    const title = unique('Fine')
    await handInReport(title)
    await signIn(page)
    await page.goto(`/admin/reports?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: `View: ${title}` }).click()
    await field(page, 'Title').press('Enter')
    await button(page, 'Reject').click()
    await expect(done(page, 'Rejected.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Rejected')
  })
})
