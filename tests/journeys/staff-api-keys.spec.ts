import { signIn } from '../support/journey-staff.ts'
import { accessibilityFaults, expect, open, test, unique } from './fixtures.ts'

test('staff give out a key, a service checks a text with it, and it ends when it is revoked', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = unique('A bank')
  const check = (key: string) =>
    request.post('/api/v1/check', {
      headers: { Authorization: `Bearer ${key}` },
      data: {
        items: [{ type: 'message', text: 'Pay for your parcel at http://emirates-post.top' }],
      },
    })
  await signIn(page)
  await open(page, '/admin/api-keys')
  await page.getByLabel('Checks per day').fill('0')
  await page.getByRole('button', { name: 'Add the key' }).click()
  await expect(page.getByText('Enter a name')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Checks per day').fill('500')
  await page.getByRole('button', { name: 'Add the key' }).click()
  await expect(page.getByRole('heading', { name: `The key of ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the key' }).click()
  await expect(page.getByText('The key is copied.')).toBeVisible()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(await accessibilityFaults(page)).toEqual([])
  expect((await check(key)).status()).toBe(200)

  await page.reload()
  await expect(page.getByText(key)).toHaveCount(0)
  await page.getByRole('link', { name: `Revoke: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).click()
  await expect(page.getByText('The key was revoked.')).toBeVisible()
  expect((await check(key)).status()).toBe(401)
})
