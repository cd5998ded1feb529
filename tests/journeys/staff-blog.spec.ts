import type { Page } from '@playwright/test'
import { JOURNEY_STAFF, SECOND_STAFF, signIn } from '../support/journey-staff.ts'
import { accessibilityFaults, expect, open, test, unique } from './fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('an article is written with a preview, and unsaved changes are not lost', async ({ page }) => {
  const title = unique('Lottery')
  await signIn(page)
  await open(page, '/admin/blog/new')
  await field(page, 'Title').fill(title)
  await expect(field(page, 'Address')).toHaveValue(addressOf(title))
  await field(page, 'Content').fill('## How it goes\n\n<script>alert(1)</script>')
  await page.getByText('Preview', { exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await expect(preview.getByRole('heading', { name: 'How it goes' })).toBeVisible()
  await expect(preview).toContainText('<script>alert(1)</script>')
  await field(page, 'Content').fill('## How it ends\n\nHang up.')
  await expect(preview.getByRole('heading', { name: 'How it ends' })).toBeVisible()

  await button(page, 'Publish').click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(3)
  await expect(field(page, 'Excerpt')).toBeFocused()
  await expect(field(page, 'Excerpt')).toBeInViewport()
  await expect(field(page, 'Title')).toHaveValue(title)
  expect(await accessibilityFaults(page)).toEqual([])
  page.once('dialog', (question) => question.dismiss())
  await link(page, 'All articles').click()
  await expect(field(page, 'Title')).toHaveValue(title)

  await field(page, 'Excerpt').fill('You never entered.')
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await button(page, 'Publish').click()
  await expect(field(page, 'Category')).toBeFocused()
  await field(page, 'Category').selectOption({ index: 1 })
  await expect(page.getByText('Please fill this in.')).toHaveCount(1)
  await field(page, 'Author').selectOption({ index: 1 })
  await page.getByRole('radio').nth(1).check()
  await button(page, 'Save Draft').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeFocused()
  await expect(page.getByText('This is a draft: only staff see it.')).toBeVisible()
})

test('“Saved.” is shown after every save until something is typed or the page is reloaded', async ({
  page,
}) => {
  await signIn(page)
  await write(page, unique('Saved'))
  const saved = page.getByText('Saved.', { exact: true })
  // The script that removes the parameter may load after the page.
  await expect(page).toHaveURL(/\/admin\/blog\/[^?]+$/)
  await page.reload()
  await expect(button(page, 'Save Draft')).toBeVisible()
  await expect(saved).toBeHidden()

  for (let time = 0; time < 3; time++) {
    await field(page, 'Excerpt').fill('Typed on.')
    await expect(saved).toBeHidden()
    await field(page, 'Excerpt').fill('Typed.')
    await button(page, 'Save Draft').click()
    await expect(saved).toBeVisible()
  }
  await link(page, 'All articles').click()
  await expect(page.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible()
})

test('text typed while an article is saved is kept as unsaved, and leaving prompts', async ({
  page,
}) => {
  await signIn(page)
  await write(page, unique('Slow'))
  const content = field(page, 'Content')
  await typeWhileSaving(page, 'first')
  await expect(content).toHaveValue(/Hang up\.first$/)
  await expect(page.getByText('Saved.', { exact: true })).toBeHidden()
  const asked = page.waitForEvent('dialog').then((question) => question.dismiss())
  await link(page, 'All articles').click()
  await asked
  await typeWhileSaving(page, ' second')
  await button(page, 'Save Draft').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(content).toHaveValue(/Hang up\.first second$/)
})

test('text typed while a new article is saved is kept too', async ({ page }) => {
  await signIn(page)
  await open(page, '/admin/blog/new')
  await fillIn(page, unique('Fresh'))
  await typeWhileSaving(page, 'More.')
  await expect(page).toHaveURL(/\/admin\/blog\/[\da-f-]{36}/)
  await expect(field(page, 'Content')).toHaveValue(/Hang up\.More\.$/)
})

test('the skip link and links in the preview do not navigate, and typed text is kept', async ({
  page,
}) => {
  await signIn(page)
  await write(page, unique('Fragment'))
  const content = field(page, 'Content')
  const typed = 'See [the steps](#steps).\n\n## Steps\n\nHang up.'
  await content.fill(typed)
  page.on('dialog', (question) => question.dismiss())
  await link(page, 'Skip to content').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(content).toHaveValue(typed)

  await page.getByText('Preview', { exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await preview.getByRole('link', { name: 'the steps' }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/[^?#]+$/)
  await expect(content).toHaveValue(typed)
})

test('an article is published in both languages, unpublished and deleted', async ({ page }) => {
  const title = unique('Parcel')
  await signIn(page)
  await write(page, title)
  await page.getByRole('heading', { name: 'العربية' }).click()
  await field(page, 'Arabic title').fill('مكالمة اليانصيب')
  await field(page, 'Arabic excerpt').fill('لم تشترك فيه.')
  await field(page, 'Arabic content').fill('## كيف تنتهي\n\nأغلق الخط.')
  await button(page, 'Publish').click()
  await link(page, 'View on the site').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto(`/ar/blog/${addressOf(title)}`)
  await expect(page.getByRole('heading', { name: 'كيف تنتهي' })).toBeVisible()

  await open(page, '/admin/blog')
  await page.getByLabel('Search articles').fill(title)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Published')
  await expect(page.getByRole('row').filter({ hasText: 'Edit' })).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await link(page, `Edit: ${title}`).click()
  await expect(page.getByText('published it')).toBeVisible()
  await button(page, 'Unpublish').click()
  await expect(page.getByText('This is a draft: only staff see it.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Delete' }).click()
  await expect(page.getByText('Are you sure you want to delete this article?')).toBeVisible()
  await button(page, 'Delete').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('Search articles').fill(title)
  await expect(page.getByText('No articles found.')).toBeVisible()
})

test('the second of two editors sees a notice about the first one, and keeps the input', async ({
  page,
}) => {
  const title = unique('Villa')
  await signIn(page)
  await write(page, title)
  const other = await page.context().newPage()
  await open(other, page.url())
  await field(page, 'Excerpt').fill('What I typed')
  await field(other, 'Excerpt').fill('What the other typed')
  await button(other, 'Save Draft').click()
  await expect(other.getByText('edited it')).toBeVisible()
  await button(page, 'Save Draft').click()
  await expect(
    page.getByText(`${JOURNEY_STAFF.email} changed this article while you had it open.`),
  ).toBeVisible()
  await expect(field(page, 'Excerpt')).toHaveValue('What I typed')
  await button(page, 'Save Draft').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(field(page, 'Excerpt')).toHaveValue('What I typed')
})

test('saving again does not overwrite a change by another editor while the first response was pending', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await write(page, unique('Overtaken'))
  const other = await (await browser.newContext()).newPage()
  await signIn(other, SECOND_STAFF)
  const article = page.url()
  await field(page, 'Content').fill('What I typed.')
  await page.route('**/admin/blog/*.data?*', async (route) => {
    if (route.request().method() === 'POST') return route.fallback()
    await open(other, article)
    await field(other, 'Excerpt').fill('What the other typed')
    await button(other, 'Save Draft').click()
    await expect(other.getByText('Saved.', { exact: true })).toBeVisible()
    await page.unroute('**/admin/blog/*.data?*')
    await route.fallback()
  })
  await button(page, 'Save Draft').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await field(page, 'Content').fill('What I typed after that.')
  await button(page, 'Save Draft').click()
  await expect(
    page.getByText(`${SECOND_STAFF.email} changed this article while you had it open.`),
  ).toBeVisible()
  await other.reload()
  await expect(field(other, 'Excerpt')).toHaveValue('What the other typed')
  await other.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is written and found', async ({ page }) => {
    const title = unique('Kitten')
    await signIn(page)
    await write(page, title)
    await page.getByText('Preview', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await page.goto('/admin/blog')
    await page.getByLabel('Search articles').fill(title)
    await button(page, 'Search').click()
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Draft')
  })
})

/** The slug that the form derives from a title. */
const addressOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Saves a new draft and stays at its form. */
async function write(page: Page, title: string): Promise<void> {
  await page.goto('/admin/blog/new')
  await fillIn(page, title)
  await button(page, 'Save Draft').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
}

async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title)
  await field(page, 'Excerpt').fill('In short.')
  await field(page, 'Content').fill('## First steps\n\nHang up.')
  await field(page, 'Category').selectOption({ index: 1 })
  await field(page, 'Author').selectOption({ index: 1 })
}

/** Saves the draft and types at the end of its text until the response arrives. */
async function typeWhileSaving(page: Page, words: string): Promise<void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const address = '**/admin/blog/*.data*'
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  await button(page, 'Save Draft').click()
  await expect(button(page, 'Saving…')).toBeVisible()
  await field(page, 'Content').press('Control+End')
  await page.keyboard.type(words)
  release()
  await expect(button(page, 'Save Draft')).toBeEnabled()
  await page.unroute(address)
}
