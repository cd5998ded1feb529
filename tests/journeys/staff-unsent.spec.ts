import type { Page } from '@playwright/test'
import { openNewReport } from '../support/journey-report.ts'
import { JOURNEY_STAFF, signIn } from '../support/journey-staff.ts'
import { accessibilityFaults, expect, open, test, unique } from './fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const alert = (page: Page) => page.getByRole('alert')

test('an entry that is saved after the session has ended waits until staff have signed in again', async ({
  page,
}) => {
  const title = unique('Lottery')
  await signIn(page)
  await open(page, '/admin/content?new')
  await field(page, 'Title').fill(title)
  await field(page, 'Description').fill('A caller says that you have won.')
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Other' })
  await page.context().clearCookies()
  await button(page, 'Add Scam').click()
  await expect(alert(page)).toContainText('you are signed out')
  await expect(alert(page)).toBeFocused()
  await expect(alert(page)).toBeInViewport()
  await expect(field(page, 'Title')).toHaveValue(title)
  expect(await accessibilityFaults(page)).toEqual([])

  await signInElsewhere(page)
  await button(page, 'Add Scam').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('Search scams').fill(title)
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
})

test('a report is decided, without a connection or a session, once there is one again', async ({
  page,
  browser,
}) => {
  const title = unique('Villa')
  await openNewReport(page, browser, title)
  await field(page, 'Description').fill('What I typed')
  await page.context().setOffline(true)
  await button(page, 'Approve & Add to Database').click()
  await expect(alert(page)).toContainText('check your connection')
  await expect(field(page, 'Description')).toHaveValue('What I typed')
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await button(page, 'Approve & Add to Database').click()
  await expect(alert(page)).toContainText('you are signed out')
  await expect(field(page, 'Description')).toHaveValue('What I typed')
  await signInElsewhere(page)
  await button(page, 'Approve & Add to Database').click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Approved')
})

test('an article stays as it was typed when its saving meets the end of the session or of the connection', async ({
  page,
}) => {
  const title = unique('Parcel')
  await signIn(page)
  await open(page, '/admin/blog/new')
  await field(page, 'Title').fill(title)
  await page.context().clearCookies()
  await button(page, 'Save Draft').click()
  await expect(alert(page)).toContainText('you are signed out')
  await page.context().setOffline(true)
  await button(page, 'Save Draft').click()
  await expect(alert(page)).toContainText('check your connection')
  await expect(field(page, 'Title')).toHaveValue(title)
})

test('what is typed stays when the session ends unsaved, and is saved after signing in', async ({
  page,
}) => {
  const title = unique('Kitten')
  await page.clock.install()
  await signIn(page)
  await open(page, '/admin/content?new')
  await field(page, 'Title').fill(title)
  await page.context().clearCookies()
  await page.clock.runFor('58:30')
  await expect(alert(page)).toContainText('You are signed out')
  await expect(field(page, 'Title')).toHaveValue(title)
  await signInElsewhere(page)
  await button(page, 'Add Scam').click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await expect(alert(page)).toBeHidden()
  await expect(field(page, 'Title')).toHaveValue(title)
})

test('an article too large to be sent says so, and stays as it was typed', async ({ page }) => {
  const title = unique('Courier')
  await signIn(page)
  await open(page, '/admin/blog/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Content').evaluate((box: HTMLTextAreaElement) => {
    box.value = `${'A picture that came with pasted text. '.repeat(20)}\n`.repeat(1500)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await button(page, 'Save Draft').click()
  await expect(alert(page)).toContainText('larger than 1 MB')
  await expect(field(page, 'Title')).toHaveValue(title)
})

test('who signs in without a connection is told so', async ({ page }) => {
  await open(page, '/admin/login')
  await page.getByLabel('Email').fill(JOURNEY_STAFF.email)
  await page.getByLabel('Password').fill(JOURNEY_STAFF.password)
  await page.context().setOffline(true)
  await button(page, 'Sign in').click()
  await expect(alert(page)).toContainText('check your connection')
  await expect(alert(page)).toBeFocused()
  await page.context().setOffline(false)
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL('/admin')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that met the end of the session is held and sent again', async ({ page }) => {
    const title = unique('Fine')
    await signIn(page)
    await page.goto('/admin/content?new')
    await field(page, 'Title').fill(title)
    await field(page, 'Description').fill('One line\n"another" <line>')
    await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Other' })
    await page.context().clearCookies()
    await button(page, 'Add Scam').click()
    await expect(alert(page)).toContainText('you are signed out')
    await signInElsewhere(page)
    await button(page, 'Try again').click()
    await page.goto(`/admin/content?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: `Edit: ${title}` }).click()
    await expect(field(page, 'Description')).toHaveValue('One line\n"another" <line>')
  })
})

/** Follows the link to the sign-in screen, which opens in a tab of its own, and comes back. */
async function signInElsewhere(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in (in a new tab)' }).click()
  const tab = await opened
  await tab.getByLabel('Email').fill(JOURNEY_STAFF.email)
  await tab.getByLabel('Password').fill(JOURNEY_STAFF.password)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(tab).toHaveURL('/admin')
  await tab.close()
}
