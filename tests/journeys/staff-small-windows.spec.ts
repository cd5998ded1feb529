import type { Page } from '@playwright/test'
import { handInReport, openNewReport } from '../support/journey-report.ts'
import { JOURNEY_STAFF, signIn } from '../support/journey-staff.ts'
import { expect, open, pageWithLetters, stayingBars, test, unique } from './fixtures.ts'

const LOW = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
]

test('in a window as low as 400 % zoom leaves it, nothing stays over what staff read', async ({
  page,
  browser,
}) => {
  const title = unique(`Courier ${'who wants a fee before the parcel comes '.repeat(2)}`)
  await openNewReport(page, browser, title)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const report = new URL(page.url()).pathname
  const screens = [report, '/admin/content?new', '/admin/content?done=edit', '/admin/blog/new']
  for (const size of LOW) {
    await page.setViewportSize(size)
    for (const path of screens) {
      await open(page, path)
      expect(await stayingBars(page), path).toEqual([])
    }
    await open(page, '/admin')
    await page.getByRole('banner').locator('summary').click()
    // A press that another element would get ends in a fault.
    const menu = page.getByRole('navigation', { name: 'Staff menu' })
    await menu.getByRole('button').click({ trial: true, timeout: 2000 })
  }
})

test('in such a window a picture has all of it to be looked at, below its buttons', async ({
  page,
  browser,
}) => {
  await openNewReport(page, browser, unique('Small'))
  await page.getByRole('link', { name: /^Enlarge evidence image/ }).click()
  const place = page.getByRole('region', { name: 'Evidence image 1 of 1' })
  for (const size of LOW) {
    await page.setViewportSize(size)
    await place.focus()
    await expect(place).toBeInViewport({ ratio: 0.9 })
    expect((await place.boundingBox())?.height).toBeGreaterThan(0.9 * size.height)
    await expect(page.getByRole('button', { name: 'Close image' })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(place).toBeHidden()
})

for (const size of [24, 32]) {
  test(`letters of ${size} pixels run off no phone: staff scroll nothing sideways, and nothing is cut off`, async ({
    baseURL,
    browser,
    launchOptions,
    viewport,
  }) => {
    test.skip((viewport?.width ?? 0) > 832)
    const title = unique('Courier')
    await handInReport(browser, title)
    const page = await pageWithLetters(size, {
      baseURL,
      launchOptions,
      viewport: { width: 360, height: 800 },
    })
    await signIn(page)
    for (const path of [
      '',
      '/reports',
      '/content',
      '/content?new',
      '/blog',
      '/blog/new',
      '/analytics',
    ]) {
      await open(page, `/admin${path}`)
      expect(await cutOff(page), path).toEqual([])
    }
    for (const [path, name] of [
      [`/admin/reports?q=${encodeURIComponent(title)}`, `View: ${title}`],
      ['/admin/content', /^Edit: /],
      ['/admin/content', /^Delete: /],
      ['/admin/blog', /^Edit: /],
    ] as const) {
      await open(page, path)
      await page.getByRole('link', { name }).first().click()
      await expect(page.getByRole('dialog').or(page.getByLabel('Excerpt')).first()).toBeVisible()
      expect(await cutOff(page), `${path} ${name}`).toEqual([])
    }
    await open(page, '/admin/security')
    expect(await cutOff(page), 'security').toEqual([])
    await page.getByLabel('Your password').first().fill(JOURNEY_STAFF.password)
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
    expect(await cutOff(page), 'setup').toEqual([])
    await page.context().close()
  })
}

/** What holds more than it shows from side to side, of the page or of the dialog that is open on it. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const read = document.querySelector('dialog[open]') ?? document.documentElement
    return [read, ...read.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => !element.matches('input, select, textarea'))
      .filter((element) => element === read || getComputedStyle(element).overflowX !== 'visible')
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.scrollWidth} ${element.outerHTML.slice(0, 120)}`)
  })
}
