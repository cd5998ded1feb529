import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

const TARGET = 'http://noor-parcel.example/pay'
const SOURCE = `From: Emirates Post <help@emiratespost-ae.top>
Subject: Your parcel waits
Content-Type: text/html; charset=utf-8

<p>Pay AED 3 and send your card number: <a href="http://emiratespost-ae.top/pay">Pay now</a></p>
`
const JUDGED = `From: Emirates Post <help@emiratespost-ae.top>
Subject: Your parcel waits

Pay AED 3 and send your card number: Pay now <http://emiratespost-ae.top/pay>`
const FILE = { name: 'mail.eml', mimeType: 'message/rfc822', buffer: Buffer.from(SOURCE) }

test('pasting formatted text adds the link targets, and Ctrl+Z undoes it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/scam-checker')
  const message = page.getByLabel('The message')
  const added = page
    .getByRole('status')
    .filter({ hasText: 'We added the addresses that the links lead to: 1.' })
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

  await test.step('plain text is pasted unchanged', async () => {
    await copy(page, { 'text/plain': 'Press here' })
    await message.press('ControlOrMeta+v')
    await expect(message).toHaveValue('Look: Press here')
    await expect(added).toHaveCount(0)
  })

  await test.step('a web address is pasted unchanged', async () => {
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

test('an email is selected or dropped as a file, and its text is analysed', async ({ page }) => {
  await open(page, '/scam-checker')
  const file = page.getByLabel('Or choose an email file')
  const check = page.getByRole('button', { name: 'Check Now' })
  const verdict = page.getByRole('heading', { name: 'Potential Scam Detected' })
  const box = page.getByLabel('The email')
  await expect(file).toBeHidden()
  await page.getByRole('tab', { name: 'Email Analysis' }).click()
  expect(await accessibilityFaults(page)).toEqual([])

  await test.step('a file that is too large is rejected before upload, and typed text is kept', async () => {
    await box.fill('What I typed')
    await file.setInputFiles({ ...FILE, buffer: Buffer.alloc(1024 * 1024 + 1) })
    await check.click()
    await expect(page.getByRole('alert')).toContainText('The file must be smaller than 1 MB.')
    await expect(file).toBeFocused()
    await expect(file).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveValue('What I typed')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('the selected file is used', async () => {
    await file.setInputFiles(FILE)
    await check.click()
    await expect(verdict).toBeFocused()
    await expect(box).toHaveValue(JUDGED)
    await expect(page.locator('mark', { hasText: 'emiratespost-ae.top' }).first()).toBeVisible()
  })

  await test.step('text typed after selecting a file is used instead', async () => {
    await file.setInputFiles(FILE)
    await box.fill(' ')
    await check.click()
    await expect(page.getByRole('alert')).toHaveText('Please enter some content to check')
  })

  await test.step('a dropped file is used', async () => {
    await drop(page)
    await expect(async () => {
      await check.click()
      await expect(verdict).toBeFocused({ timeout: 2000 })
    }).toPass()
    await expect(box).toHaveValue(JUDGED)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an email is selected as a file, and its text is analysed', async ({ page }) => {
    await page.goto('/scam-checker')
    await page.getByRole('tab', { name: 'Email Analysis' }).click()
    await page.getByLabel('Or choose an email file').setInputFiles(FILE)
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
    await expect(page.getByLabel('The email')).toHaveValue(JUDGED)
  })
})

/** Writes to the clipboard as another program would. */
async function copy(page: Page, parts: Record<string, string>): Promise<void> {
  await page.evaluate(async (texts) => {
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, parts)
}

/** Drops an email file on its field. */
async function drop(page: Page): Promise<void> {
  await page.locator('#check-mail-field').evaluate((place, source) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([source], 'mail.eml'))
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, SOURCE)
}
