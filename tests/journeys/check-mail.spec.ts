import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

const TARGET = 'http://noor-parcel.example/pay'

test('a formatted text that is pasted brings along where its links lead, and Ctrl+Z takes it back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/scam-checker')
  const message = page.getByLabel('The message')
  const added = page.getByRole('status').filter({ hasText: 'We added where the links lead: 1.' })
  let asked = 0
  page.on('request', () => asked++)
  await message.fill('Look: ')
  await message.press('End')
  await copy(page, {
    'text/plain': 'If you are here, press here now',
    'text/html': `<p>If you are here, press <a href="${TARGET}">here</a> now<img src="${TARGET}"></p>`,
  })
  await message.press('ControlOrMeta+v')
  await expect(message).toHaveValue(`Look: If you are here, press here <${TARGET}> now`)
  await expect(added).toBeVisible()
  await expect(page.getByText(/^70 of 5,000 characters$/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await message.press('ControlOrMeta+z')
  await expect(message).toHaveValue('Look: ')
  await expect(added).toHaveCount(0)
  expect(asked).toBe(0)

  await test.step('a plain text stays as it is', async () => {
    await copy(page, { 'text/plain': 'Press here' })
    await message.press('ControlOrMeta+v')
    await expect(message).toHaveValue('Look: Press here')
    await expect(added).toHaveCount(0)
  })

  await test.step('so does a web address', async () => {
    await page.getByRole('tab', { name: 'Website Verification' }).click()
    const address = page.getByLabel('The web address')
    await address.fill('')
    await copy(page, {
      'text/plain': 'bank.example',
      'text/html': `<a href="${TARGET}">bank.example</a>`,
    })
    await address.press('ControlOrMeta+v')
    await expect(address).toHaveValue('bank.example')
  })
})

/** Puts a text into the clipboard, as another program would. */
async function copy(page: Page, parts: Record<string, string>): Promise<void> {
  await page.evaluate(async (texts) => {
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, parts)
}
