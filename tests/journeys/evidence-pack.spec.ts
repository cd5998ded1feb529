import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

const SCAM =
  'Emirates Post: your parcel 84Q71 is on hold, Mrs Saeed. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or call +44 7700 900123.'
/** What no image may show. */
const PARTS = ['84Q71', 'Saeed', '12.50', 'emiratespost', '7700', 'Emirates Post']

const makePage = (page: Page) =>
  page.getByRole('button', { name: 'Make a page for your bank or the police' })
const shareImage = (page: Page) => page.getByRole('button', { name: 'Share as an image' })

async function check(page: Page, text = SCAM): Promise<void> {
  await open(page, '/scam-checker')
  await page.getByLabel('The message').fill(text)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(shareImage(page)).toBeVisible()
}

test('from a result to a page for bank and police, which only the device has', async ({ page }) => {
  await check(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await makePage(page).click()
  await expect(page).toHaveURL(/\/evidence$/)
  const received = page.getByRole('region').or(page.locator('section'))
  await expect(received.filter({ hasText: 'What I received' })).toContainText(SCAM)
  await expect(received.filter({ hasText: 'What the checker found' })).toContainText(
    'Potential Scam Detected',
  )
  const found = received.filter({ hasText: 'Found in the text' })
  for (const part of ['http://emiratespost-ae.top/pay', '+44 7700 900123', 'AED 12.50']) {
    await expect(found.getByText(part, { exact: true })).toBeVisible()
  }
  expect(await accessibilityFaults(page)).toEqual([])

  await test.step('ticks ask for more, exclude each other and outlive a reload', async () => {
    await page.getByLabel('Nothing').check()
    await page.getByLabel('Money', { exact: true }).check()
    await expect(page.getByLabel('Nothing')).not.toBeChecked()
    await page.getByLabel('A one-time code').check()
    await page.getByLabel('Amount').fill('AED 1,200')
    await page.getByLabel('When').fill('2026-11-29T14:30')
    await page.getByLabel('How').selectOption('By bank transfer')
    await page.getByLabel('What else matters').fill('The bank’s number is 77')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await expect(page.getByLabel('Amount')).toHaveValue('AED 1,200')
    await expect(page.getByLabel('A one-time code')).toBeChecked()
  })

  await test.step('on paper: no controls, only what was ticked', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const role of [
      'banner',
      'navigation',
      'contentinfo',
      'button',
      'checkbox',
      'textbox',
    ] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    const main = page.getByRole('main')
    for (const part of [
      'By bank transfer',
      '2026-11-29 14:30',
      'AED 1,200',
      'The bank’s number is 77',
      'Made on',
    ]) {
      await expect(main.locator(':not(option)').getByText(part).last()).toBeVisible()
    }
    await expect(main.getByText('A one-time code (OTP)').last()).toBeVisible()
    await expect(main.getByText('Card details')).toBeHidden()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
    expect([Number(width), Number(height)].map(Math.round)).toEqual([595, 842])
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the other languages have it, too', async () => {
    await open(page, '/ar/evidence')
    await expect(page.getByRole('textbox', { name: 'المبلغ' })).toHaveValue('AED 1,200')
    await open(page, '/evidence')
  })

  await test.step('clearing deletes it', async () => {
    await page.getByRole('button', { name: 'Clear this page' }).click()
    await expect(
      page.getByRole('heading', { name: 'Everything on this page was deleted.' }),
    ).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'There is nothing here yet' })).toBeVisible()
    await expect(page.getByText('84Q71')).toHaveCount(0)
  })
  for (const part of PARTS) expect(decodeURIComponent(requests.join('\n'))).not.toContain(part)
})

test('a report that began with a check: text, result, receipt code and hashes of the pictures', async ({
  page,
}) => {
  const buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#0d5c54' },
  })
    .png()
    .toBuffer()
  await check(page)
  await page.getByRole('link', { name: 'Report a Scam' }).last().click()
  await expect(page.getByLabel('Description')).toHaveValue(/84Q71/)
  await page
    .getByLabel('Evidence images')
    .setInputFiles([{ name: 'chat.png', mimeType: 'image/png', buffer }])
  await page.getByRole('button', { name: 'Submit Report' }).click()
  const confirm = page.getByRole('button', { name: 'Submit Report' })
  await expect(page.getByRole('heading', { name: 'Report Submitted Successfully' })).toBeVisible()
  await expect(confirm).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const receipt = await page.getByText(/^(?:\w{4}-){3}\w{4}$/).textContent()
  await makePage(page).click()
  await expect(page.getByText(SCAM)).toBeVisible()
  await expect(page.getByText(receipt ?? '?')).toBeVisible()
  await expect(page.getByText('Potential Scam Detected')).toBeVisible()
  await expect(page.getByText('chat.png')).toBeVisible()
  const hash = createHash('sha256').update(buffer).digest('hex')
  await expect(page.getByText(hash)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('without a script the page says what it needs, and results offer nothing that needs one', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/evidence')
  await expect(page.getByText('This page needs JavaScript')).toBeVisible()
  await page.goto('/scam-checker')
  await page.getByLabel('The message').fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
  await expect(makePage(page)).toBeHidden()
  await expect(shareImage(page)).toBeHidden()
  await context.close()
})

test.describe('the image of a result', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const written: string[] = []
      Object.assign(window, { written })
      const { fillText } = CanvasRenderingContext2D.prototype
      CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
        written.push(text)
        fillText.call(this, text, ...rest)
      }
    }),
  )

  const written = (page: Page) =>
    page.evaluate(() => (Reflect.get(window, 'written') as string[]).join('\n'))

  for (const [outcome, text] of [
    ['Potential Scam Detected', SCAM],
    ['Not sure: do not act yet', 'Can you transfer me 200 dirhams for the groceries?'],
    ['Content Appears Safe', 'See you at 8 for dinner, mum'],
  ] as const) {
    test(`is drawn and saved, and shows nothing of the text: ${outcome}`, async ({ page }) => {
      await check(page, text)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        shareImage(page).click(),
      ])
      await expect(page.getByText('We saved the image on your device.')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      const png = await readFile(await download.path())
      const image = sharp(png)
      expect(await image.metadata()).toMatchObject({ format: 'png', width: 1080 })
      const { entropy, channels } = await image.stats()
      expect(entropy).toBeGreaterThan(0.5)
      expect(channels[0]?.min).toBeLessThan(60)
      const said = await written(page)
      expect(said.replaceAll('\n', ' ')).toContain(outcome)
      expect(said).toContain(new URL(page.url()).host)
      for (const part of [...PARTS, '200', 'groceries', 'dinner', 'mum'])
        expect(said).not.toContain(part)
    })
  }

  test('is of the restored result, too', async ({ page }) => {
    await check(page)
    await page.reload()
    await expect(shareImage(page)).toBeVisible()
    await Promise.all([page.waitForEvent('download'), shareImage(page).click()])
    expect((await written(page)).replaceAll('\n', ' ')).toContain('Potential Scam Detected')
  })

  test('is shared as a file where the browser can, and a cancelled share says nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shares: string[] = []
      Object.assign(window, { shares, refusal: '' })
      navigator.canShare = ({ files = [] } = {}) => files.length > 0
      navigator.share = async ({ files = [] } = {}) => {
        shares.push(...files.map(({ name, type }) => `${name} ${type}`))
        const refusal = Reflect.get(window, 'refusal')
        if (refusal) throw new DOMException('no', refusal)
      }
    })
    await check(page)
    const shares = () => page.evaluate(() => Reflect.get(window, 'shares') as string[])
    const refuse = (name: string) =>
      page.evaluate((refusal) => Object.assign(window, { refusal }) && undefined, name)
    const downloads: unknown[] = []
    page.on('download', (download) => downloads.push(download))
    const status = page.locator('[data-group] [role=status]')

    await shareImage(page).click()
    await expect.poll(shares).toEqual(['himaya.png image/png'])
    await refuse('AbortError')
    await shareImage(page).click()
    await expect.poll(async () => (await shares()).length).toBe(2)
    await expect(status).toBeEmpty()
    expect(downloads).toEqual([])

    await refuse('NotAllowedError')
    await Promise.all([page.waitForEvent('download'), shareImage(page).click()])
    await expect(status).toHaveText(/did not share the image/)
  })

  test('that cannot be drawn is told', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await check(page)
    await shareImage(page).click()
    await expect(page.getByText('We could not make the image.')).toBeVisible()
  })
})
