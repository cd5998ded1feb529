import { expect, type Page, test } from '@playwright/test'

/** The account with which journeys enter the staff area. */
export const JOURNEY_STAFF = { email: 'noura@waha.example', password: 'tulip-ladder-copper-9' }

/** Another member of staff. */
export const COLLEAGUE = { ...JOURNEY_STAFF, email: 'salem@waha.example' }

const accountOf = (project: string) => ({ ...JOURNEY_STAFF, email: `${project}@waha.example` })

/** Accounts whose security journeys change, one for each size of window, so that none changes another's. */
export const CHANGED_STAFF = ['staff-phone', 'staff-desktop'].map(accountOf)

/** The account whose security the journey that runs may change. */
export const changedStaff = () => accountOf(test.info().project.name)

/** Signs in by the form, with script or without, and stays at the dashboard. */
export async function signIn(page: Page, account = JOURNEY_STAFF): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin')
}
