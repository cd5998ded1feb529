import { expect, type Page } from '@playwright/test'
import { SECURITY_STAFF, signInByForm } from '../support/journey-staff.ts'
import { totpOf } from '../support/totp.ts'
import { accessibilityFaults, open, test } from './fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const code = (page: Page) => page.getByLabel('Code from the app')
const password = (page: Page) => page.getByLabel('Your password')

test('account changes are announced, receive focus, and leave no password in a field', async ({
  page,
  browser,
}) => {
  const account = SECURITY_STAFF
  await signInByForm(page, account)
  const other = await browser.newPage({ storageState: { cookies: [], origins: [] } })
  await signInByForm(other, account)
  await open(page, '/admin/security')

  await password(page).last().fill(account.password)
  await button(page, 'End the chosen session').press('Enter')
  await isSaid(page, 'That session has ended.')
  await expect(password(page).last()).toHaveValue('')
  await signInByForm(other, account)

  await password(page).first().fill(account.password)
  await button(page, 'Set up').press('Enter')
  await isSaid(page, 'One step is left')
  const uri = await page.getByRole('link', { name: 'Open in the app' }).getAttribute('href')
  await code(page).fill(totpOf(uri ?? ''))
  await button(page, 'Turn on').press('Enter')
  await isSaid(page, 'The authenticator app is on.')

  await password(page).first().fill(account.password)
  await button(page, 'Make new backup codes').press('Enter')
  await isSaid(page, 'These are your new backup codes.')
  await expect(password(page).first()).toHaveValue('')
  expect(await accessibilityFaults(page)).toEqual([])

  await open(other, '/admin/security')
  await password(page).first().fill(account.password)
  await button(page, 'Turn off').press('Enter')
  await isSaid(page, 'The authenticator app is off.')

  await password(other).first().fill(account.password)
  await button(other, 'Make new backup codes').press('Enter')
  await expect(other.getByRole('alert')).toContainText('The authenticator app is not on')
  await expect(other.getByRole('alert')).toBeFocused()
  await expect(button(other, 'Set up')).toBeVisible()
  await other.context().close()
})

async function isSaid(page: Page, words: string): Promise<void> {
  const line = page.getByRole('status').filter({ hasText: words })
  await expect(line).toBeFocused()
  await expect(line).toBeInViewport()
}
