import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The account with which journeys enter the staff area. */
export const JOURNEY_STAFF = { email: 'noura@waha.example', password: 'tulip-ladder-copper-9' }

/** Another member of staff. */
export const SECOND_STAFF = { ...JOURNEY_STAFF, email: 'salem@waha.example' }

/** The account whose security a journey changes. */
export const SECURITY_STAFF = { ...JOURNEY_STAFF, email: 'huda@waha.example' }

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The session of each account, opened once in a worker. */
const sessions = new Map<string, Promise<Cookies>>()

/** Signs in without the form, into a session that the journeys of a worker share. The page stays where it is. */
export async function signIn(page: Page, account = JOURNEY_STAFF): Promise<void> {
  const session = sessions.get(account.email) ?? openSession(page, account)
  sessions.set(account.email, session)
  await page.context().addCookies(await session)
}

async function openSession(page: Page, form: typeof JOURNEY_STAFF): Promise<Cookies> {
  const headers = { Origin: process.env.HIMAYA_ORIGIN ?? '' }
  const answer = await page.request.post('/admin/login', { form, headers, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  return page.context().cookies()
}

/** Signs in by the form, with script or without, into a session of the page's own, and stays at the dashboard. */
export async function signInByForm(page: Page, account = JOURNEY_STAFF): Promise<void> {
  await page.goto('/admin/login')
  await fillInSignIn(page, account)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin')
}

/** Fills in the form of the sign-in screen. */
export async function fillInSignIn(page: Page, account = JOURNEY_STAFF): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
}
