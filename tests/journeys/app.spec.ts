import type { Page } from '@playwright/test'
import { LIMITS } from '#app/domain/limits.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import {
  accessibilityFaults,
  allowOfflineErrors,
  atBothSizes,
  expect,
  open,
  test,
  waitForScripts,
} from './fixtures.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const SHARED = 'Your parcel is on hold: http://emiratespost-ae.top/pay'

test.describe('the app banner', () => {
  test('appears after two seconds, and stays away for a day once closed', async ({ page }) => {
    await openWithStoppedClock(page, '/terms')
    await page.clock.runFor(LIMITS.promoBannerAfter - 1)
    await expect(banner(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(banner(page)).toBeVisible()
    await banner(page).getByRole('button', { name: 'Close this banner' }).click()
    await page.clock.runFor(LIMITS.promoBannerSlideOut - 1)
    await expect(banner(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(banner(page)).toHaveCount(0)

    await letPass(page, LIMITS.promoBannerHiddenFor - 60_000)
    await reloadAndWait(page)
    await expect(banner(page)).toHaveCount(0)
    await letPass(page, LIMITS.promoBannerHiddenFor + 60_000)
    await reloadAndWait(page)
    await expect(banner(page)).toBeVisible()
  })

  test('appears on one page per visit', async ({ page }) => {
    await openWithBanner(page, '/terms')
    await open(page, '/privacy-policy')
    await page.clock.runFor(LIMITS.promoBannerAfter)
    await expect(banner(page)).toHaveCount(0)
    await open(page, '/terms')
    await page.clock.runFor(LIMITS.promoBannerAfter)
    await expect(banner(page)).toBeVisible()
  })

  test('offers both stores in a keyboard-accessible menu, and disappears without animation under reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithBanner(page, '/terms')
    const menu = banner(page).locator('summary')
    await menu.focus()
    await page.keyboard.press('Enter')
    const ios = banner(page).getByRole('link', { name: 'iOS App Store' })
    await expect(ios).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//)
    await expect(banner(page).getByRole('link', { name: 'Google Play' })).toHaveAttribute(
      'href',
      /^https:\/\/play\.google\.com\//,
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(ios).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(ios).toBeHidden()
    await expect(menu).toBeFocused()

    await test.step('leaves the focus in the page when closed', async () => {
      await banner(page).getByRole('button', { name: 'Close this banner' }).press('Enter')
      await expect(banner(page)).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    })
  })

  atBothSizes(() => {
    test('covers neither the end of the page nor the focused element', async ({ page }) => {
      await openWithBanner(page, '/ar/terms')
      await expect(page.locator('html')).toHaveAttribute('style', /--promo-height: [1-9]/)
      const top = (await boxOf(page, 'section:has(> div > details)')).y
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      expect(await bottomOfFocus(page)).toBeLessThanOrEqual(top)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      expect(await bottomOfFocus(page)).toBeLessThanOrEqual(top)
    })
  })
})

test('page views are reported with path and title on every navigation', async ({ page }) => {
  const views = viewsOf(page)
  await open(page, '/')
  await page.getByRole('link', { name: 'Check for Scams' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scam Checker' })).toBeVisible()
  await expect.poll(() => views.map(({ path }) => path)).toEqual(['/', '/scam-checker'])
  expect(views[1]?.title).toBe('Scam Checker | Himaya - UAE Scam Protection')
})

test.describe('the installed site', () => {
  test.use({ serviceWorkers: 'allow' })

  test('keeps styles and scripts on a phone with full storage', async ({ page, context }) => {
    await openWithWorker(page, '/')
    await context.serviceWorkers()[0]?.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    })
    await open(page, '/report-scam')
    await expect(page.locator('[data-alive]').first()).toBeAttached()
  })

  test('shows emergency contacts offline in the language of the page, and recovers when online', async ({
    page,
    context,
    complaints,
  }) => {
    const arabic = page.getByRole('heading', { level: 1, name: 'لا يوجد اتصال بالإنترنت' })
    const english = page.getByRole('heading', { level: 1, name: 'You are offline' })
    await openWithWorker(page, '/terms')
    await page.goto('/language?to=ar&path=/terms')
    await context.setOffline(true)
    await page.goto('/ar/scam-library')
    await expect(arabic).toBeVisible()

    await test.step('opens in the chosen language', async () => {
      await page.goto('/')
      await expect(arabic).toBeVisible()
      await page.goto('/language?to=en&path=/terms')
      await expect(english).toBeVisible()
      await page.goto('/')
      await expect(english).toBeVisible()
      await page.goto('/language?to=ar&path=/terms')
      await expect(arabic).toBeVisible()
    })

    await page.goto('/scam-library')
    await expect(english).toBeVisible()
    await expect(page.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999')
    const again = page.getByRole('link', { name: 'Try again' })
    await expect(again).toHaveCSS('display', 'inline-flex')
    expect(await accessibilityFaults(page)).toEqual([])
    await context.setOffline(false)
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scam Library' })).toBeVisible()
    allowOfflineErrors(complaints)
  })

  test('shows the offline page for links and searches too', async ({
    page,
    context,
    complaints,
  }) => {
    await openWithWorker(page, '/')
    const offline = page.getByRole('heading', { level: 1, name: 'You are offline' })
    for (const [path, link] of [
      ['/terms', 'Terms of Service'],
      ['/scam-library', 'Scam Library'],
      ['/blog', 'Blog'],
    ] as const) {
      await test.step(path, async () => {
        await open(page, path)
        await open(page, '/')
        await context.setOffline(true)
        await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
        await expect(offline).toBeVisible()
        await context.setOffline(false)
      })
    }
    await open(page, '/scam-library')
    await context.setOffline(true)
    await page.getByLabel('Risk level').selectOption('high')
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByLabel('Risk level')).toHaveValue('high')
    allowOfflineErrors(complaints)
  })

  test('caches hashed files and offline pages, and nothing that a visitor has seen', async ({
    page,
  }) => {
    await openWithWorker(page, '/scam-checker')
    await page.getByRole('textbox').fill(SHARED)
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
    await page.goto('/report-status')
    await page.goto('/admin/login')
    const kept = await keptPaths(page)
    expect(kept.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(
      LOCALES.map((locale) => localPath(locale, '/offline')).toSorted(),
    )
    expect(kept.length).toBeGreaterThan(3)
  })

  test('puts a shared email file into the checker, which only the visitor submits', async ({
    page,
  }) => {
    await openWithWorker(page, '/')
    const head = 'From: Emirates Post <help@emiratespost-ae.top>\nSubject: Your parcel'
    const mail = { field: 'mail', name: 'notice.eml', type: 'message/rfc822' }
    await shareFileWith(page, '/share', mail, Buffer.from(`${head}\n\n${SHARED}`))
    await expect(page).toHaveURL(/scam-checker\?shared$/)
    await expect(page.getByRole('tab', { name: 'Email Analysis' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const file = page.getByLabel('Or choose an email file')
    const chosen = () => file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)
    await expect.poll(chosen).toBe('notice.eml')
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
  })

  test('reads a shared picture in the checker, and sends it nowhere', async ({ page, context }) => {
    const picture = { field: 'picture', name: 'chat.png', type: 'image/png' }
    await openWithWorker(page, '/')
    const drawn = await context.newPage()
    await drawn.setViewportSize({ width: 900, height: 300 })
    await drawn.setContent(`<p style="font: 40px Arial">${SHARED}`)
    const image = await drawn.screenshot()
    await drawn.close()
    const sent: string[] = []
    context.on('request', (request) => {
      // The worker handles the share itself.
      const isFromPage = request.isNavigationRequest() && !request.serviceWorker()
      if (request.method() === 'POST' && !isFromPage) sent.push(request.url())
    })
    await shareFileWith(page, '/share', picture, image)
    await expect(page).toHaveURL(/scam-checker\?shared$/)
    await expect(page.getByRole('textbox')).toHaveValue(/Your parcel is on/)
    await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
    expect(sent.filter((url) => !url.endsWith('/api/page-views'))).toEqual([])
    expect(await keptPaths(page)).not.toContain('/shared-picture')

    await test.step('nor if the phone is full', async () => {
      await context.serviceWorkers()[0]?.evaluate(() => {
        Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
      })
      const forwarded = context.waitForEvent('request', {
        predicate: (request) => request.serviceWorker() !== null && request.method() === 'POST',
      })
      await shareFileWith(page, '/share', picture, image)
      const body = (await forwarded).postDataBuffer()
      expect(body?.includes('PNG') ?? false).toBe(false)
      await expect(page.getByRole('button', { name: 'Check Now' })).toBeVisible()
      await expect(page).toHaveURL(/\/share$/)
    })
  })

  test('opens shared text in the checker of its language, and in no URL', async ({ page }) => {
    await openWithWorker(page, '/')
    for (const [share, text, tab, checker] of [
      ['/share', SHARED, 'Message Check', '/scam-checker'],
      ['/ar/share', 'http://emiratespost-ae.top/pay', 'التحقق من موقع', '/ar/scam-checker'],
    ] as const) {
      await test.step(share, async () => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
        await shareWith(page, share, text)
        await expect(page).toHaveURL(new RegExp(`${checker}\\?shared$`))
        await expect(page.getByRole('textbox')).toHaveValue(text)
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
        expect(asked.filter((line) => line.includes('emiratespost'))).toEqual([])
        await page.reload()
        await waitForScripts(page)
        await expect(page.getByRole('textbox')).toHaveValue('')
      })
    }
  })
})

const banner = (page: Page) =>
  page.getByRole('region', { name: /^(The Himaya app|تطبيق «حماية»)$/ })

/** Opens a page with a paused clock and waits for its scripts. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await Promise.all([page.waitForRequest('**/api/page-views'), open(page, path)])
}

async function openWithBanner(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await page.clock.runFor(LIMITS.promoBannerAfter)
  await expect(banner(page)).toBeVisible()
}

/** Advances the paused clock. */
function letPass(page: Page, ms: number): Promise<void> {
  return page.evaluate((age) => {
    localStorage.setItem(
      'promo-dismissed-at',
      String(performance.timeOrigin + performance.now() - age),
    )
  }, ms)
}

async function reloadAndWait(page: Page): Promise<void> {
  await Promise.all([page.waitForRequest('**/api/page-views'), page.reload()])
  await page.clock.runFor(LIMITS.promoBannerAfter)
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  expect(box).not.toBeNull()
  return box!
}

const bottomOfFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)

/** Records the page view requests from now on. */
function viewsOf(page: Page) {
  const views: { path: string | null; title: string | null }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/page-views')) return
    const form = new URLSearchParams(request.postData() ?? '')
    views.push({ path: form.get('path'), title: form.get('title') })
  })
  return views
}

async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Returns the cached URLs in order. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await window.caches.keys()
    const requests = await Promise.all(
      caches.map(async (name) => (await window.caches.open(name)).keys()),
    )
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort()
  })
}

/** Sends the request of the system's share sheet for a file. */
async function shareFileWith(
  page: Page,
  action: string,
  file: { field: string; name: string; type: string },
  content: Buffer,
) {
  await page.evaluate(
    ([target, { field, name, type }, source]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: target, enctype: 'multipart/form-data' })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: field })
      const files = new DataTransfer()
      const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0))
      files.items.add(new File([bytes], name, { type }))
      input.files = files.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [action, file, content.toString('base64')] as const,
  )
}

/** Sends the request of the system's share sheet for text. */
async function shareWith(page: Page, action: string, text: string): Promise<void> {
  await page.evaluate(
    ([target, shared]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: target, enctype: 'multipart/form-data' })
      for (const [name, value] of Object.entries({ title: '', text: shared, url: '' })) {
        form.append(Object.assign(document.createElement('input'), { name, value }))
      }
      document.body.append(form)
      form.submit()
    },
    [action, text] as const,
  )
}
