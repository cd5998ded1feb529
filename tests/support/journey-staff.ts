import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The account of staff journeys. */
export const JOURNEY_STAFF = { email: 'noura@waha.example', password: 'tulip-ladder-copper-9' }

/** Another staff account. */
export const SECOND_STAFF = { ...JOURNEY_STAFF, email: 'salem@waha.example' }

/** The account of journeys that change security settings. */
export const SECURITY_STAFF = { ...JOURNEY_STAFF, email: 'huda@waha.example' }

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Sessions by account, one per worker. */
const sessions = new Map<string, Promise<Cookies>>()

/** Signs in without the form, with a session shared by the worker's journeys. Does not navigate. */
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

/** Signs in through the form, with or without script, in a new session, and stays at the dashboard. */
export async function signInByForm(page: Page, account = JOURNEY_STAFF): Promise<void> {
  await page.goto('/admin/login')
  await fillInSignIn(page, account)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin')
}

/** Fills in the sign-in form. */
export async function fillInSignIn(page: Page, account = JOURNEY_STAFF): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
}
