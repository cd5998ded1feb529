import { JOURNEY_STAFF, signIn } from '../support/journey-staff.ts'
import { accessibilityFaults, expect, open, test, unique } from './fixtures.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 at http://emiratespost-ae.top/pay now.'

test('staff read disagreed checks and label them', async ({ page }) => {
  const text = `${SCAM} ${unique('Order')}`
  await open(page, '/scam-checker')
  await page.getByLabel('The message').fill(text)
  await page.getByRole('button', { name: 'Check Now' }).click()
  const id = await page.locator('input[name=check]').inputValue()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('Thank you.')).toBeFocused()
  await signIn(page)
  await open(page, '/admin/feedback')
  await page.locator(`a[href$="/admin/feedback/${id}"]`).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(text)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show the text' }).click()
  await expect(dialog.getByText(text)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(`${JOURNEY_STAFF.email} read its text`)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Not a scam' }).click()
  await expect(page.getByText('Labelled.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export labelled checks (JSONL)' }).click()
  expect((await download).suggestedFilename()).toBe('checked.jsonl')
})
