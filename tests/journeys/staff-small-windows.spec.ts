import type { Page } from '@playwright/test'
import { handInReport, openNewReport } from '../support/journey-report.ts'
import { JOURNEY_STAFF, signIn } from '../support/journey-staff.ts'
import { expect, fixedElements, open, setFontSize, test, unique } from './fixtures.ts'

const LOW = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
]

test('at 400 % zoom nothing covers the content for staff', async ({ page }) => {
  const title = unique(`Courier ${'who wants a fee before the parcel comes '.repeat(2)}`)
  await openNewReport(page, title)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const report = new URL(page.url()).pathname
  const screens = [report, '/admin/content?new', '/admin/content?done=edit', '/admin/blog/new']
  for (const size of LOW) {
    await page.setViewportSize(size)
    for (const path of screens) {
      await open(page, path)
      expect(await fixedElements(page), path).toEqual([])
    }
    await open(page, '/admin')
    await page.getByRole('banner').locator('summary').click()
    // A trial click fails if another element would receive it.
    const menu = page.getByRole('navigation', { name: 'Staff menu' })
    await menu.getByRole('button').click({ trial: true, timeout: 10_000 })
  }
})

test('at that zoom an image is completely visible below its buttons', async ({ page }) => {
  await openNewReport(page, unique('Small'))
  await page.getByRole('link', { name: /^Enlarge evidence image/ }).click()
  const place = page.getByRole('region', { name: 'Evidence image 1 of 1' })

  await test.step('the image is enlarged by its button up to the maximum, and reduced by a key', async () => {
    const larger = page.getByRole('button', { name: 'Zoom in' })
    await larger.focus()
    for (const percent of [200, 400]) {
      await page.keyboard.press('Enter')
      await expect(page.getByText(`${percent} %`)).toBeVisible()
      await expect(larger).toBeFocused()
    }
    await page.keyboard.press('-')
    await expect(page.getByText('200 %')).toBeVisible()
  })

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

test('at twice the font size staff screens on a phone neither scroll horizontally nor clip content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const title = unique('Courier')
  await handInReport(title)
  await signIn(page)
  const nothingIsCutOff = async (where: string) => {
    for (const size of [24, 32]) {
      await setFontSize(page, size)
      const letters = await page.evaluate(() => getComputedStyle(document.body).fontSize)
      expect(Number.parseFloat(letters), where).toBeGreaterThanOrEqual(size)
      expect(await cutOff(page), `${where}, ${size} px`).toEqual([])
    }
  }
  for (const path of [
    '',
    '/reports',
    '/content',
    '/content?new',
    '/blog',
    '/blog/new',
    '/analytics',
    '/feedback',
  ]) {
    await open(page, `/admin${path}`)
    await nothingIsCutOff(path)
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
    await nothingIsCutOff(`${path} ${name}`)
  }
  await open(page, '/admin/security')
  await nothingIsCutOff('security')
  await page.getByLabel('Your password').first().fill(JOURNEY_STAFF.password)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  await nothingIsCutOff('setup')
})

/** Returns elements of the page or the open dialog whose content overflows horizontally. */
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
