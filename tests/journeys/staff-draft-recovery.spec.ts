import type { Page } from '@playwright/test'
import { outageTest } from '../support/journey-outage.ts'
import { openNewReport } from '../support/journey-report.ts'
import { JOURNEY_STAFF, SECOND_STAFF, signIn, signInByForm } from '../support/journey-staff.ts'
import {
  accessibilityFaults,
  allowOfflineErrors,
  expect,
  open,
  test,
  unique,
  waitForScripts,
} from './fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const alert = (page: Page) => page.getByRole('alert')

test('an entry saved after the session has expired is kept until staff sign in again', async ({
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

test('an entry saved after somebody else has signed in is kept for its author', async ({
  page,
}) => {
  const title = unique('Landlord')
  await signIn(page)
  await open(page, '/admin/content?new')
  await field(page, 'Title').fill(title)
  await field(page, 'Description').fill('A caller says that you have won.')
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Other' })
  const signInAs = async (account: typeof JOURNEY_STAFF) => {
    await page.context().clearCookies()
    await signIn(page, account)
  }
  await signInAs(SECOND_STAFF)
  await button(page, 'Add Scam').click()
  await expect(alert(page)).toContainText('somebody else has signed in here')
  await expect(alert(page)).toContainText(`It was opened by ${JOURNEY_STAFF.email}`)
  await expect(alert(page)).toBeFocused()
  await expect(field(page, 'Title')).toHaveValue(title)
  expect(await accessibilityFaults(page)).toEqual([])

  await signInAs(JOURNEY_STAFF)
  await button(page, 'Add Scam').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('Search scams').fill(title)
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
})

test('a report decision made without connection or session can be repeated once there is one', async ({
  page,
}) => {
  const title = unique('Villa')
  await openNewReport(page, title)
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

outageTest(
  'staff input is kept during an outage and saved afterwards',
  async ({ page, himaya, complaints }) => {
    const title = unique('Villa')
    await himaya.hire(JOURNEY_STAFF.email)
    await signInByForm(page)
    const security = await page.context().newPage()
    await open(security, '/admin/security')
    await field(security, 'Current password').fill(JOURNEY_STAFF.password)
    await field(security, 'New password').fill(`${JOURNEY_STAFF.password}-again`)
    await open(page, '/admin/content?new')
    await field(page, 'Title').fill(title)
    await field(page, 'Description').fill('An agent asked for a deposit.')
    await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Other' })
    const restore = await himaya.shut()
    await button(page, 'Add Scam').click()
    await expect(alert(page)).toContainText('Himaya cannot reach its database')
    await expect(alert(page)).toBeFocused()
    await expect(field(page, 'Title')).toHaveValue(title)
    await button(security, 'Change password').click()
    await expect(alert(security)).toContainText('Himaya cannot reach its database')
    await expect(field(security, 'Current password')).toHaveValue(JOURNEY_STAFF.password)
    await restore()
    await button(page, 'Add Scam').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/^503 .*\/admin\/content\.data/)])
  },
)

test('an article is kept when saving fails because of session or connection', async ({ page }) => {
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

test('input is kept when the session expires, and saved after signing in', async ({ page }) => {
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

test('an entry whose response was lost may have been saved, and sending it again creates no second one', async ({
  page,
  complaints,
}) => {
  const title = unique('Courier')
  await signIn(page)
  await open(page, '/admin/content?new')
  await field(page, 'Title').fill(title)
  await field(page, 'Description').fill('A caller says that you have won.')
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Other' })
  await page.route(
    '**/admin/content.data*',
    async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await button(page, 'Add Scam').click()
  await expect(alert(page)).toContainText('this may not have been saved')
  await button(page, 'Add Scam').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('Search scams').fill(title)
  await expect(page.getByRole('row').filter({ hasText: 'Edit' })).toHaveCount(1)
  allowOfflineErrors(complaints)
})

test('leaving while an entry is saved prompts, and input that would not be sent is blocked', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/admin/content?new')
  await field(page, 'Title').fill('What I typed')
  const release = await holdPosts(page)
  await button(page, 'Add Scam').click()
  await expect(button(page, 'Saving…')).toBeVisible()
  await field(page, 'Title').focus()
  await page.keyboard.type(' and more')
  await expect(field(page, 'Title')).toHaveValue('What I typed')
  const asked = stayWhenAsked(page)
  await page.keyboard.press('Escape')
  expect(await asked).toBe('confirm')
  const askedByBrowser = stayWhenAsked(page)
  await page.close({ runBeforeUnload: true })
  expect(await askedByBrowser).toBe('beforeunload')
  release()
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await field(page, 'Title').press('End')
  await page.keyboard.type(' and more')
  await expect(field(page, 'Title')).toHaveValue('What I typed and more')
})

test('leaving a form rejected before hydration prompts too', async ({ page, complaints }) => {
  await signIn(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/admin/content?new')
  await field(page, 'Title').fill('What I typed')
  await page.unroute('**/assets/*.js')
  await button(page, 'Add Scam').click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await waitForScripts(page)
  await expect.poll(() => wouldAsk(page)).toBe(true)
  const asked = stayWhenAsked(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  expect(await asked).toBe('confirm')
  await expect(field(page, 'Title')).toHaveValue('What I typed')
  allowOfflineErrors(complaints)
})

test('input is kept after a conflict even if the connection is lost afterwards', async ({
  page,
}) => {
  const title = unique('Tenant')
  await openNewReport(page, title)
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await page.context().newPage()
  await open(other, page.url())
  await button(other, 'Reject').click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await field(page, 'Description').fill('What I typed')
  await page.route('**/admin/reports/*.data*', (route) =>
    route.request().method() === 'GET' ? route.abort('internetdisconnected') : route.fallback(),
  )
  await button(page, 'Approve & Add to Database').click()
  await expect(page.getByText(`${JOURNEY_STAFF.email} decided first`)).toBeVisible()
  await expect(field(page, 'Description')).toHaveValue('What I typed')
  await page.context().setOffline(true)
  await button(page, 'Approve & Add to Database').click()
  await expect(alert(page)).toContainText('check your connection')
  await expect(button(page, 'Reject')).toBeHidden()
  await page.context().setOffline(false)
  await page.unroute('**/admin/reports/*.data*')
  await button(page, 'Approve & Add to Database').click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Approved')
})

test('an article that is too large shows an error and is kept', async ({ page }) => {
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

test('signing in without a connection shows an error', async ({ page }) => {
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

  test('a form sent after the session has expired can be resubmitted', async ({ page }) => {
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

/** Whether leaving the page would prompt. Polls, because effects run after hydration. */
function wouldAsk(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
}

/** Answers the next leave prompt by staying. @returns the source of the prompt: page or browser */
async function stayWhenAsked(page: Page): Promise<string> {
  const question = await page.waitForEvent('dialog')
  await question.dismiss()
  return question.type()
}

/** Holds back form submissions. @returns a function that releases them */
async function holdPosts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  return release
}

/** Signs in through the link, which opens a new tab, and returns. */
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
