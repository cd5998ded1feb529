import { expect, type Page } from '@playwright/test'

/** The account with which journeys enter the staff area. */
export const JOURNEY_STAFF = { email: 'noura@waha.example', password: 'tulip-ladder-copper-9' }

/** Signs in by the form, with script or without, and stays at the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(JOURNEY_STAFF.email)
  await page.getByLabel('Password', { exact: true }).fill(JOURNEY_STAFF.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin')
}
