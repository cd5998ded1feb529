import { LIMITS } from '#app/domain/limits.ts'
import { scriptsOf } from '../support/page-scripts.ts'
import {
  accessibilityFaults,
  atBothSizes,
  expect,
  fixedElements,
  open,
  setFontSize,
  test,
  waitForScripts,
} from './fixtures.ts'

const isPhone = (width: number | undefined) => (width ?? 0) < 832

atBothSizes(() => {
  test('the main screens are one tap away; the report button floats on a phone and is in the bar elsewhere', async ({
    page,
    viewport,
  }) => {
    await open(page, '/')
    const where = isPhone(viewport?.width) ? page : page.getByRole('banner')
    await expect(where.getByRole('link', { name: 'Report Scam' }).last()).toBeInViewport()
    const name = isPhone(viewport?.width) ? 'Main screens' : 'Main menu'
    await page.getByRole('navigation', { name }).getByRole('link', { name: 'Scam Checker' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scam Checker' })).toBeVisible()
  })

  test('links in bars, footer and breadcrumbs have a sufficient touch target', async ({ page }) => {
    for (const path of ['/', '/ar', '/blog/fake-fines-and-uae-pass', '/ar/blog/parcel-fee-texts']) {
      await open(page, path)
      const small = await page.locator('nav a, footer a').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => ({ words: link.textContent, ...link.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width < 44 || height < 44)
          .map(({ words }) => words),
      )
      expect(small, path).toEqual([])
    }
  })
})

test("from home to the checker no other host is requested, and no script outside the page's budget", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  const loaded = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname)
  })
  const counted = async (path: string) =>
    (await scriptsOf(baseURL ?? '', path)).map((script) => script.path)
  await open(page, '/')
  await expect(page.getByText('AED 3.8B')).toBeVisible()
  const ofHome = await counted('/')
  expect([...loaded].sort()).toEqual(ofHome.toSorted())
  await page.getByRole('link', { name: 'Check for Scams' }).click()
  await expect(page).toHaveURL(/\/scam-checker$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Scam Checker' })).toBeVisible()
  await waitForScripts(page)
  const ofBoth = new Set([...ofHome, ...(await counted('/scam-checker'))])
  expect([...loaded].sort()).toEqual([...ofBoth].sort())
  expect(foreign).toEqual([])
})

test('the first Tab stop skips to the content, scrolling makes the bar translucent, and navigation scrolls to the top', async ({
  page,
}) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await open(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
  await expect(bar).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
  await expect(bar).toHaveAttribute('data-scrolled', 'true')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Scam Checker' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scam Checker' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the mobile menu opens by keyboard, closes on Escape and on navigation, and scrolls in low windows', async ({
  page,
}) => {
  await open(page, '/')
  const menu = page.getByRole('banner').locator('details').last()
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Scam Checker' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Scam Checker' })).toBeHidden()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Scam Checker' }).click()
  await expect(page).toHaveURL(/\/scam-checker$/)
  await expect(menu.getByRole('link', { name: 'Scam Checker' })).toBeHidden()

  await page.setViewportSize({ width: 640, height: 360 })
  await open(page, '/')
  await menu.locator('summary').click()
  const last = menu.getByRole('link').last()
  await last.focus()
  // A trial click fails if another element would receive it.
  await last.click({ trial: true, timeout: 10_000 })
})

test('an unknown URL shows status 404 with links, and the server error page offers to retry', async ({
  page,
}) => {
  const missing = await page.goto('/no-such-page')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(
    page.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Browse Scams' })).toHaveAttribute(
    'href',
    '/scam-library',
  )
  const failed = await page.goto('/500')
  expect(failed?.status()).toBe(500)
  await expect(page.getByRole('heading', { name: 'Server Error' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('a logo that cannot be loaded is replaced by the alternate file', async ({ page }) => {
  await page.route('**/logo.svg', (route) => route.fulfill({ status: 404 }))
  await open(page, '/')
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    /logo-fallback\.svg$/,
  )
})

test('canary: a missing resource of a page fails the journey', async ({
  page,
  complaints,
  baseURL,
}) => {
  await open(page, '/')
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/none.png' })))
  await expect.poll(() => complaints.splice(0)).toEqual([`404 ${baseURL}/none.png`])
})

test.describe('with the app banner', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 360, height: 800 } })

  test('at twice the font size no page scrolls horizontally on a phone', async ({ page }) => {
    await page.clock.install()
    for (const path of [
      '/',
      '/scam-checker',
      '/scam-library',
      '/safety-tips',
      '/report-scam',
      '/first-24-hours?shared=bank&paid=transfer',
    ]) {
      for (const prefix of ['', '/ar']) {
        await setFontSize(page, 24)
        await open(page, `${prefix}${path}`)
        // The banner appears on one page per visit, so each of these is a new visit.
        await page.evaluate(() => sessionStorage.clear())
        await page.clock.runFor(LIMITS.promoBannerAfter)
        const close = page.locator('[data-promo-close]')
        await expect(close).toBeVisible()
        for (const size of [24, 32]) {
          await setFontSize(page, size)
          const letters = await page.evaluate(() => getComputedStyle(document.body).fontSize)
          expect(Number.parseFloat(letters), path).toBeGreaterThanOrEqual(size)
          const isWider = () => document.documentElement.scrollWidth > window.innerWidth
          expect(await page.evaluate(isWider), `${size} px, ${prefix}${path}`).toBe(false)
          const { x, width } = (await close.boundingBox()) ?? { x: -1, width: 0 }
          expect(x >= 0 && x + width <= 360, `close at ${x}, ${size} px, ${prefix}${path}`).toBe(
            true,
          )
        }
      }
    }
  })
})

test('at 400 % zoom no bar covers the content, and the focused element is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/', '/ar/scam-checker', '/blog/parcel-fee-texts']) {
    await open(page, path)
    expect(await fixedElements(page), path).toEqual([])
  }
  await open(page, '/scam-checker')
  await page.getByLabel('The message').fill('Pay AED 9.50 at http://emiratespost-ae.top/pay now')
  await page.getByRole('button', { name: 'Check Now' }).click()
  const verdict = page.getByRole('heading', { name: 'Potential Scam Detected' })
  await expect(verdict).toBeFocused()
  await expect(verdict).toBeInViewport({ ratio: 1 })
  await open(page, '/report-scam')
  await page.getByRole('button', { name: 'Submit Report' }).click()
  await page.getByRole('link', { name: 'Describe what happened' }).click()
  await expect(page.getByLabel('Description')).toBeFocused()
  await expect(page.getByText('Description', { exact: true })).toBeInViewport()
})
