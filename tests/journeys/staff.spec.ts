import type { Page } from '@playwright/test'
import { handInReport, openNewReport, RISKY } from '../support/journey-report.ts'
import { JOURNEY_STAFF, signIn } from '../support/journey-staff.ts'
import { accessibilityFaults, expect, open, test, unique } from './fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const dialog = (page: Page) => page.getByRole('dialog')

test('a report is opened by keyboard, its evidence enlarged, its text edited and approved', async ({
  page,
}) => {
  const title = unique('Parcel')
  await handInReport(title, RISKY)
  await signIn(page)
  await page.goto('/admin/reports')
  await page.getByLabel('Search reports').fill(title)
  await expect(page).toHaveURL(/q=Parcel/)
  const view = link(page, `View: ${title}`)
  await expect(view).toHaveCount(1)
  await view.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])

  await link(page, 'Enlarge evidence image 1 of 1').focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Evidence image 1 of 1' })
  await expect(viewer.getByRole('img')).toHaveJSProperty('naturalWidth', 320)
  await page.keyboard.press('+')
  await expect(viewer.getByText('200 %')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(link(page, 'Enlarge evidence image 1 of 1')).toBeFocused()

  await expect(page.getByText('Card number: 4111 1111 1111 1111')).toBeVisible()
  await field(page, 'Description').fill('A false courier asked for a card.')
  await expect(page.getByText('Card number: 4111 1111 1111 1111')).toBeHidden()
  await button(page, 'Approve & Add to Database').click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Approved')
  await open(page, `/scam-library?q=${encodeURIComponent(title)}`)
  await expect(page.getByText('A false courier asked for a card.')).toBeVisible()

  await open(page, `/admin/reports?q=${encodeURIComponent(title)}`)
  await link(page, `View: ${title}`).click()
  await expect(dialog(page)).toContainText('approved it and added it to the library')
  await button(page, 'Set to Pending').click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Pending')
  await expect(link(page, `View: ${title}`)).toBeFocused()
})

test('filters chosen before hydration are applied to the list', async ({ page }) => {
  await signIn(page)
  for (const [path, name, value] of [
    ['/admin/reports', 'status', 'rejected'],
    ['/admin/content', 'category', 'romance'],
    ['/admin/blog', 'status', 'draft'],
  ] as const) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    const choice = page.locator(`[role=search] select[name=${name}]`)
    await choice.selectOption(value)
    release()
    await expect(page).toHaveURL(`${path}?${name}=${value}`)
    await expect(choice).toHaveValue(value)
    await page.unroute('**/assets/*.js')
  }
})

test('the second of two decisions shows the first one, and the input is kept', async ({ page }) => {
  const title = unique('Villa')
  await openNewReport(page, title)
  await field(page, 'Title').fill('What I typed')
  const other = await page.context().newPage()
  await open(other, page.url())
  await button(other, 'Reject').click()
  await expect(dialog(other)).toBeHidden()
  await button(page, 'Approve & Add to Database').click()
  await expect(page.getByText(`${JOURNEY_STAFF.email} decided first`)).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('What I typed')
  await expect(button(page, 'Reject')).toBeHidden()
  await button(page, 'Approve & Add to Database').click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Approved')
})

test('the language bar shows which language an entry lacks and links to its fields', async ({
  page,
}) => {
  const description = 'طلب مني المندوب رسومًا صغيرة قبل أن تصل الشحنة إلى بيتي.'
  await openNewReport(page, unique('رسوم'), description)
  const lacking = page.getByText(/^Not in English\b/)
  await expect(lacking).toBeInViewport()
  await link(page, 'Add English').click()
  await expect(field(page, 'Title')).toBeFocused()
  await page.keyboard.type('A fee for a parcel')
  await field(page, 'Description').fill('A courier asked for a fee before the parcel came.')
  await expect(lacking).toBeHidden()
})

test('an entry is added, edited and deleted, and unsaved changes are not lost by leaving', async ({
  page,
}) => {
  const title = unique('Lottery')
  await signIn(page)
  await open(page, '/admin/content')
  await link(page, 'Add New Scam').click()
  await expect(page.getByRole('heading', { name: 'Add New Scam' })).toBeFocused()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await button(page, 'Add Scam').click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Description', { exact: true })).toBeInViewport()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)

  page.once('dialog', (question) => question.dismiss())
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)

  await page.getByLabel('Description', { exact: true }).fill('A caller says that you have won.')
  await page.getByRole('heading', { name: 'العربية' }).click()
  await page.getByLabel('Title in Arabic').fill('يانصيب بالهاتف')
  await page.getByLabel('Description in Arabic').fill('متصل يقول إنك فزت.')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByLabel('Category').selectOption({ label: 'Other' })
  await button(page, 'Add Scam').click()
  await expect(dialog(page)).toBeHidden()

  await page.getByLabel('Search scams').fill(title)
  await expect(page.getByRole('row').filter({ hasText: 'Edit' })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Medium')
  await link(page, `Edit: ${title}`).click()
  await page.getByLabel('Warning Level').selectOption({ label: 'Critical' })
  await button(page, 'Save').click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Critical')
  await link(page, `Delete: ${title}`).click()
  await expect(page.getByText('Are you sure you want to delete this scam?')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Delete').click()
  await expect(page.getByText('No scams found.')).toBeVisible()
})

test('dashboard and analytics show their figures, and the content policy blocks nothing', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/admin')
  await expect(page.getByText('Total Users')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin/analytics.data?_routes=*analytics*', async (route) => {
    await held
    await route.continue()
  })
  const menu = page.locator('summary', { hasText: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await link(page, 'Analytics').click()
  await expect(page.getByText('Loading…')).toBeVisible()
  release()
  await expect(page.locator('.recharts-wrapper > svg').nth(1)).toBeVisible()
  await expect(page.locator('.recharts-wrapper').nth(1).locator('text').first()).toHaveText(
    /^1\. \w/,
  )
  await page.getByText('Figures').nth(1).click()
  await expect(page.getByRole('table', { name: 'Category Distribution' })).toContainText('Phishing')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a chart tooltip is readable in dark and light mode', async ({ page }) => {
  await handInReport(unique('Chart'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page)
  await open(page, '/admin/analytics')
  for (const point of ['.recharts-bar-rectangle', '.recharts-pie-sector']) {
    await page.locator(point).first().hover()
    const said = page.locator('.recharts-tooltip-item:visible')
    await expect(said).toHaveCSS('color', 'rgb(232, 238, 236)')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reports are searched, opened and decided, and entries deleted', async ({ page }) => {
    const title = unique('Fine')
    await handInReport(title)
    await signIn(page)
    await page.goto('/admin/reports')
    await page.getByLabel('Search reports').fill(title)
    await button(page, 'Search').click()
    await link(page, `View: ${title}`).click()
    await button(page, 'Approve & Add to Database').click()
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Approved')
    await page.goto(`/admin/content?q=${encodeURIComponent(title)}`)
    await link(page, `Delete: ${title}`).click()
    await button(page, 'Delete').click()
    await expect(page.getByText('No scams found.')).toBeVisible()
    await page.goto('/admin/analytics')
    await expect(page.getByText('Total Scams')).toBeVisible()
  })
})
