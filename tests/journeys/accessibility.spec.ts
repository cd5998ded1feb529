import type { Page } from '@playwright/test'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, LOCALES } from '#app/i18n/locale.ts'
import { publicPages } from '../support/page-scripts.ts'
import { DESKTOP, PHONE } from '../support/window-sizes.ts'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

/** Screens that show more content with these parameters. */
const STATES = [
  '/first-24-hours?shared=card&paid=cash',
  '/safety-tips?category=banking',
  '/scam-library?status=all',
]

/**
 * The minimum width of WCAG 2.2 (1.4.10), a phone, 200 % zoom on a desktop, below the wide navigation bar, a
 * desktop.
 */
const WIDTHS = [320, PHONE.viewport.width, 640, 840, DESKTOP.viewport.width]

for (const locale of LOCALES) {
  test(`every public screen in ${locale}: no axe violations, no horizontal scrolling, and list semantics in VoiceOver`, async ({
    page,
    baseURL,
  }) => {
    const all = await publicPages(baseURL ?? '')
    const own = all.filter((path) => localeOf(path) === locale)
    expect(own.length).toBeGreaterThan(15)
    for (const path of [...own, ...STATES.map((path) => localPath(locale, path))]) {
      await test.step(path, async () => {
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('dir', DIRECTIONS[locale])
        expect(await startsAtItsSide(page), path).toBe(true)
        // VoiceOver does not treat a list with list-style none as a list.
        expect(await listStyles(page), path).not.toContain('none')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          expect(await scrollsSideways(page), `${path} at ${width}`).toBe(false)
          expect(await cutWords(page), `${path} at ${width}`).toEqual([])
          if (width !== PHONE.viewport.width && width !== DESKTOP.viewport.width) continue
          expect(await accessibilityFaults(page), `${path} at ${width}`).toEqual([])
        }
      })
    }
  })
}

test('contrast is sufficient in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/scam-library?status=all')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'How to Protect Yourself' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Returns the texts that overflow a heading, link, label or button. */
const cutWords = (page: Page) =>
  page.locator('h1, h2, h3, a, button, label, legend, summary').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, display } = getComputedStyle(element)
        const isShown =
          element.checkVisibility({ visibilityProperty: true }) && display !== 'inline'
        const isForReaders = element.closest('.sr-only') !== null
        return (
          isShown &&
          !isForReaders &&
          overflowX === 'visible' &&
          element.scrollWidth > element.clientWidth + 1
        )
      })
      .map((element) => element.textContent?.trim()),
  )

/** Whether the logo is at the side of the bar where lines of the language start. */
const startsAtItsSide = (page: Page) =>
  page.evaluate(() => {
    const logo = document.querySelector('header a')?.getBoundingClientRect()
    const isLeft = (logo?.left ?? 0) < window.innerWidth / 2
    return isLeft === (document.documentElement.dir === 'ltr')
  })

const listStyles = (page: Page) =>
  page
    .locator('ul, ol')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType))
