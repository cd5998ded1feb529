import type { Browser, Page } from '@playwright/test'
import { RECOGNITION_FOLDER } from '#app/domain/built-files.ts'
import { qrMarkup } from '../../scripts/bench/screenshots/qr.ts'
import { accessibilityFaults, allowOfflineErrors, expect, open, test } from './fixtures.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned.'
const DINNER = 'Shall we have dinner together on Friday? Mum is cooking rice and fish.'
const ARABIC = 'تم إيقاف بطاقتك البنكية. أرسل رمز التحقق الآن لإعادة تفعيلها خلال ساعة واحدة.'
const TARGET = 'http://emiratespost-ae.top/pay?parcel=1'
const MEGABYTE = 1024 * 1024

test('a screenshot is read into the box and checked, and nothing of it leaves the device', async ({
  page,
  browser,
  baseURL,
}) => {
  const picture = await chatPicture(browser, SCAM)
  const requests = recordRequests(page)
  await open(page, '/scam-checker')
  expect(requests.filter(({ url }) => isOfReader(url))).toEqual([])
  await box(page).fill('My own words')
  await choose(page, picture)

  await test.step('what was read stands below own words', async () => {
    await expect(box(page)).toHaveValue(/^My own words\n\n.*parcel is on hold/s)
    await expect(card(page).getByRole('status')).toContainText('The words are in the box.')
    expect(await accessibilityFaults(page)).toEqual([])
    const loaded = await sizeOf(requests.filter(({ url }) => isOfReader(url)))
    expect(loaded).toBeGreaterThan(MEGABYTE)
    expect(loaded).toBeLessThan(6 * MEGABYTE)
  })

  await test.step('another picture replaces it', async () => {
    await choose(page, await chatPicture(browser, DINNER))
    await expect(box(page)).toHaveValue(/^My own words\n\n.*dinner together/s)
    await expect(box(page)).not.toHaveValue(/parcel/)
  })

  await test.step('the text of a removed picture stays', async () => {
    await card(page).getByRole('button', { name: 'Remove picture' }).click()
    await expect(card(page)).toHaveCount(0)
    await choose(page, picture)
    await expect(box(page)).toHaveValue(/^My own words\n\n.*dinner together.*parcel is on hold/s)
  })

  await test.step('the corrected text is checked', async () => {
    const [, scam = ''] = (await box(page).inputValue()).split(/fish\.\s+/)
    await box(page).fill(scam.replace('parcel', 'package'))
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
    await expect(box(page)).toHaveValue(/package is on hold/)
    await expect(card(page)).toHaveCount(0)
  })

  const bodies = requests.flatMap(({ body }) => body ?? [])
  expect(bodies.length).toBeGreaterThan(0)
  expect(bodies.filter((body) => body.length > 2000 || body.includes('PNG'))).toEqual([])
  const origins = requests.map(({ url }) => new URL(url).origin)
  expect([...new Set(origins)]).toEqual([baseURL])
})

test('a code alone fills in its web address', async ({ page, browser }) => {
  await open(page, '/scam-checker')
  await choose(page, await draw(browser, qrMarkup(TARGET).source))
  await expect(card(page).getByRole('status')).toContainText('We found a code, but no words.')
  await expect(card(page).getByRole('listitem')).toHaveText(
    `The code opens a web address: ${TARGET}`,
  )
  await expect(page.getByLabel('The web address')).toHaveValue(TARGET)
  await expect(page.getByRole('tab', { name: 'Website Verification' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('')
})

test('a picture is chosen, cancelled and read with the keyboard', async ({ page, browser }) => {
  const release = await holdReader(page)
  const picture = await chatPicture(browser, DINNER)
  await open(page, '/scam-checker')
  await box(page).fill('My own words')
  const field = page.getByLabel('Add a screenshot or photo')
  const cancel = card(page).getByRole('button', { name: 'Cancel' })
  // Playwright takes choosers over only while somebody listens.
  page.on('filechooser', () => {})
  const chooseByKeys = async (file: Buffer) => {
    await expect(field).toBeFocused()
    const opened = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await opened).setFiles({ name: 'chat.png', mimeType: 'image/png', buffer: file })
  }
  // After “Check Now” and “Clear”.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
  await chooseByKeys(picture)

  await test.step('cancelling leaves what was typed', async () => {
    await expect(card(page).getByRole('progressbar')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('My own words')
  })

  await test.step('a file that is no picture is rejected', async () => {
    await chooseByKeys(Buffer.from('no picture'))
    await expect(card(page).getByRole('alert')).toContainText(
      'This browser cannot open the picture.',
    )
    expect(await accessibilityFaults(page)).toEqual([])
  })

  release()
  await test.step('a picture without words is rejected', async () => {
    await chooseByKeys(await draw(browser, '<div></div>'))
    await expect(card(page).getByRole('alert')).toContainText('We found no words in this picture.')
    await expect(box(page)).toHaveValue('My own words')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('the focus stays where it was while a picture is read', async () => {
    const remove = card(page).getByRole('button', { name: 'Remove picture' })
    await chooseByKeys(picture)
    await page.keyboard.press('Tab')
    await expect(cancel).toBeFocused()
    await expect(box(page)).toHaveValue(/^My own words\n\n.*dinner together/s)
    await expect(remove).toBeFocused()
  })
})

test('the text of a picture stays if the next one cannot be read', async ({ page, browser }) => {
  await open(page, '/scam-checker')
  await choose(page, await chatPicture(browser, SCAM))
  await expect(box(page)).toHaveValue(/parcel is on hold/)
  await choose(page, Buffer.from('no picture'))
  await expect(card(page).getByRole('alert')).toBeVisible()
  await expect(box(page)).toHaveValue(/parcel is on hold/)
  await choose(page, await chatPicture(browser, DINNER))
  await expect(box(page)).toHaveValue(/parcel is on hold.*dinner together/s)
})

test('cancelling ends what reads a long picture', async ({ page, browser }) => {
  await open(page, '/scam-checker')
  await choose(page, await chatPicture(browser, `${DINNER} `.repeat(80)))
  await expect(card(page).getByText('Reading the words')).toBeVisible()
  expect(page.workers().length).toBeGreaterThan(0)
  await card(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.workers().length).toBe(0)
})

test('a picture is pasted or dropped; words that are copied with a picture are pasted', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [scam, dinner] = [await chatPicture(browser, SCAM), await chatPicture(browser, DINNER)]
  await open(page, '/scam-checker')
  await copy(page, scam, 'Words of a table')
  await box(page).press('ControlOrMeta+v')
  await expect(box(page)).toHaveValue('Words of a table')
  await expect(card(page)).toHaveCount(0)
  await box(page).fill('')
  await copy(page, scam)
  await box(page).press('ControlOrMeta+v')
  await expect(box(page)).toHaveValue(/parcel is on hold/)
  await drop(page, dinner, { name: 'chat.png', type: 'image/png' })
  await expect(box(page)).toHaveValue(/dinner together/)
  await expect(box(page)).not.toHaveValue(/parcel/)

  await test.step('an email that is dropped opens its tab', async () => {
    await drop(page, Buffer.from('Subject: x'), { name: 'mail.eml', type: 'message/rfc822' })
    await expect(page.getByRole('tab', { name: 'Email Analysis' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const file = page.getByLabel('Or choose an email file')
    expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
      'mail.eml',
    )
  })
})

test('a picture in another language is read without choosing it, and again in a chosen one', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/scam-checker')
  await choose(page, await chatPicture(browser, ARABIC))
  await expect(box(page)).toHaveValue(/رمز التحقق/)
  const language = page.getByLabel('Language of the picture')
  await expect(language).toHaveValue('ara')
  expect(await overflow(page)).toBe(0)

  await language.selectOption('English')
  await card(page).getByRole('button', { name: 'Read again' }).click()
  await expect(card(page).getByRole('alert')).toContainText('too blurred to read')
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the Arabic page is mirrored and reads Arabic', async ({ page, browser }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const release = await holdReader(page)
  await open(page, '/ar/scam-checker')
  await choose(page, await chatPicture(browser, ARABIC))
  await expect(card(page).getByRole('progressbar')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  release()
  await expect(box(page)).toHaveValue(/رمز التحقق/)
  const small = await card(page).getByRole('img').boundingBox()
  expect(small?.x).toBeGreaterThan(160)
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('on the installed site', () => {
  test.use({ serviceWorkers: 'allow' })

  test('pictures are read offline after the first one', async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    const picture = await chatPicture(browser, DINNER)
    await open(page, '/scam-checker')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    await test.step('not before it', async () => {
      await context.setOffline(true)
      await choose(page, picture)
      await expect(page.getByRole('alert')).toContainText('The picture reader could not be loaded.')
      expect(await accessibilityFaults(page)).toEqual([])
      await context.setOffline(false)
    })

    await choose(page, picture)
    await expect(box(page)).toHaveValue(/dinner together/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await context.setOffline(true)
    await box(page).fill('')
    await choose(page, await chatPicture(browser, SCAM))
    await expect(box(page)).toHaveValue(/parcel is on hold/)
    allowOfflineErrors(complaints)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to check a screenshot', async ({ page }) => {
    await page.goto('/scam-checker')
    await expect(page.getByText('To check a screenshot, type its words in the box.')).toBeVisible()
    await expect(page.getByText('Add a screenshot or photo')).toBeHidden()
  })
})

/** Requests of a page and its workers. */
type Sent = { url: string; body: Buffer | null; size: () => Promise<number> }

function recordRequests(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    sent.push({
      url: request.url(),
      body: request.postDataBuffer(),
      size: async () => (await request.sizes()).responseBodySize,
    })
  })
  return sent
}

/** Returns the bytes on the way. */
async function sizeOf(sent: readonly Sent[]): Promise<number> {
  const sizes = await Promise.all(sent.map(({ size }) => size()))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const isOfReader = (url: string) =>
  url.includes(RECOGNITION_FOLDER) || /reader-script|picture-worker/.test(url)

const box = (page: Page) => page.locator('#check-text')

/** What shows the chosen picture. */
const card = (page: Page) => page.getByRole('region', { name: /^(Your picture|صورتك)$/ })

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'chat.png', mimeType: 'image/png', buffer }
  await page.locator('#check-picture').setInputFiles(file)
}

/** Holds the programs and models until the returned function is called. */
async function holdReader(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${RECOGNITION_FOLDER}**`, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

/** Copies a picture as other programs do, perhaps with its words. */
async function copy(page: Page, picture: Buffer, words?: string): Promise<void> {
  await page.evaluate(
    async ([source, text]) => {
      const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0))
      const image = new Blob([bytes], { type: 'image/png' })
      const parts: Record<string, Blob> = { 'image/png': image }
      if (text) parts['text/plain'] = new Blob([text], { type: 'text/plain' })
      await navigator.clipboard.write([new ClipboardItem(parts)])
    },
    [picture.toString('base64'), words] as const,
  )
}

async function drop(page: Page, content: Buffer, { name, type }: { name: string; type: string }) {
  await page.getByRole('tabpanel').evaluate(
    (place, file) => {
      const bytes = Uint8Array.from(atob(file.content), (sign) => sign.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], file.name, { type: file.type }))
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    { content: content.toString('base64'), name, type },
  )
}

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Returns a screenshot of a message on a phone. */
function chatPicture(browser: Browser, message: string): Promise<Buffer> {
  return draw(
    browser,
    `<header>+971 50 123 4567</header><p>Today 10:24</p><div dir="auto">${message}</div>`,
  )
}

async function draw(browser: Browser, body: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 700 },
    deviceScaleFactor: 2,
    javaScriptEnabled: false,
  })
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; font: 17px/1.35 Arial, sans-serif; color: #000; background: #fff }
    header { padding: 14px; text-align: center; font-weight: bold; border-bottom: 1px solid #ccc }
    p { text-align: center; font-size: 13px; color: #777 }
    div { margin: 12px; padding: 10px 14px; max-width: 270px; border-radius: 18px; background: #e9e9eb }
    svg { display: block; width: 300px; margin: 120px auto }
  </style>${body}`)
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}
