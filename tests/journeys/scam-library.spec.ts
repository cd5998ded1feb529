import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, open, test, waitForScripts } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Scams' }).getByRole('article')
const count = (page: Page) => page.getByText(/^\d+ scams?$/)

/** Opens the first card and waits for the entry's scripts. */
async function openFirst(page: Page): Promise<void> {
  await cards(page).first().getByRole('link').click()
  await page.waitForURL(/scam-library\/.+/)
  await waitForScripts(page)
}

test('the library lists active scams, and a card opens its entry, which links onward and back', async ({
  page,
}) => {
  await open(page, '/scam-library')
  await expect(page).toHaveTitle('Scam Library | Himaya - UAE Scam Protection')
  await expect(count(page)).toHaveText('47 scams')
  await expect(cards(page)).toHaveCount(12)
  const title = await cards(page).first().getByRole('heading').textContent()
  await cards(page)
    .first()
    .click({ position: { x: 20, y: 200 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    (title ?? '').replace(/\s+/g, ' '),
  )

  await test.step('an entry links to related scams and back to the library', async () => {
    await open(page, '/scam-library?q=salik')
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'How to Protect Yourself' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Warning Signs' })).toBeVisible()
    const related = page.locator('section', {
      has: page.getByRole('heading', { name: 'Related Scams' }),
    })
    await expect(related.getByRole('article')).toHaveCount(3)
    const next = await related.getByRole('heading', { level: 3 }).first().textContent()
    await related.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      (next ?? '').replace(/\s+/g, ' '),
    )
    await page.getByRole('link', { name: 'Back to Scam Library' }).click()
    await expect(page).toHaveURL(/\/scam-library$/)
  })
})

test('typing filters the loaded cards at once, and the server searches the whole library', async ({
  page,
}) => {
  await open(page, '/scam-library')
  const search = page.getByLabel('Search scams')

  await test.step('the cards are filtered before the server has answered', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/scam-library\?/, (route) => held.then(() => route.continue()))
    const title = await cards(page).nth(3).getByRole('heading').textContent()
    await search.fill((title ?? '').toUpperCase())
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByText('Loading scams…')).toBeVisible()
    release()
    await expect(count(page)).toHaveText(/^\d scams?$/)
    await expect(cards(page).first().getByRole('heading')).toHaveText(title ?? '')
    await page.unroute(/\/scam-library\?/)
  })

  await test.step('the URL can be shared', async () => {
    await open(page, '/scam-library')
    await search.pressSequentially('SALIK')
    await expect(page).toHaveURL(/\?q=SALIK$/)
    await expect(cards(page).first()).toContainText('Salik')
    await expect(search).toBeFocused()
    const found = await cards(page).count()
    await page.reload()
    await expect(search).toHaveValue('SALIK')
    await expect(cards(page)).toHaveCount(found)
  })

  await test.step('an empty result shows a message with a link to everything', async () => {
    await open(page, '/scam-library?risk=low')
    await search.fill('nosuchword')
    await expect(page.getByRole('heading', { name: 'No scams found' })).toBeVisible()
    await expect(page).toHaveURL(/nosuchword/)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Clear search and filters' }).click()
    await expect(count(page)).toHaveText('47 scams')
    await expect(search).toHaveValue('')
    await expect(page.getByLabel('Risk level')).toHaveValue('')
  })
})

test('filters apply at once, keep focus, and Back undoes them one by one', async ({ page }) => {
  await open(page, '/scam-library')
  await page.getByLabel('Category').focus()
  await page.getByLabel('Category').selectOption('Romance')
  await expect(page).toHaveURL(/\?category=romance$/)
  await expect(page.getByLabel('Category')).toBeFocused()
  await expect(count(page)).not.toHaveText('47 scams')
  const romance = await count(page).textContent()
  await page.getByLabel('Status').selectOption('All')
  await expect(page).toHaveURL(/\?status=all&category=romance$/)
  await page.goBack()
  await expect(page.getByLabel('Status')).toHaveValue('active')
  await expect(page.getByLabel('Category')).toHaveValue('romance')
  await expect(count(page)).toHaveText(romance ?? '')
  await page.goBack()
  await expect(page).toHaveURL(/\/scam-library$/)
  await expect(page.getByLabel('Category')).toHaveValue('')
  await expect(count(page)).toHaveText('47 scams')
})

test('a query typed in one go is one history entry, and a deleted one leaves none', async ({
  page,
}) => {
  await open(page, '/')
  await open(page, '/scam-library')
  const field = page.getByLabel('Search scams')
  await field.pressSequentially('par')
  await expect(page).toHaveURL(/\?q=par$/)
  await field.pressSequentially('cel')
  await expect(page).toHaveURL(/\?q=parcel$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/scam-library$/)
  await expect(field).toHaveValue('')
  await expect(count(page)).toHaveText('47 scams')

  for (const words of ['parcel', 'visa']) {
    await field.fill(words)
    await expect(page).toHaveURL(`/scam-library?q=${words}`)
    await field.fill('')
    await expect(page).toHaveURL('/scam-library')
    await expect(count(page)).toHaveText('47 scams')
    await expect(field).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Load more adds the next page, moves focus to its first card, and announces the number', async ({
  page,
}) => {
  await open(page, '/scam-library')
  const more = page.getByRole('link', { name: 'Load more' })

  await test.step('Load more shows an error if it fails, and can be repeated', async () => {
    await page.route(/\?page=2$/, (route) => route.fulfill({ status: 503 }))
    await more.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to load scams. Please try again later.',
    )
    await expect(cards(page)).toHaveCount(12)
    await page.unroute(/\?page=2$/)
  })

  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
  await expect(page.getByText('12 more scams shown')).toBeAttached()
  await expect(page).toHaveURL(/\/scam-library$/)

  await test.step('going back to a list that loaded at the second try shows no error', async () => {
    await page.getByLabel('Risk level').selectOption('High')
    await expect(count(page)).not.toHaveText('47 scams')
    await page.goBack()
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('going back from an entry restores loaded pages and scroll position', async () => {
    await cards(page).nth(20).getByRole('link').click()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await page.goBack()
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).nth(20)).toBeInViewport()
  })

  await more.click()
  await expect(cards(page)).toHaveCount(36)
  await more.click()
  await expect(cards(page)).toHaveCount(47)
  await expect(more).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('typing while results load is not interrupted', async ({ page }) => {
  for (const [address, name, answer] of [
    ['/scam-library', 'Load more', /\?page=2$/],
    ['/scam-library?q=zzzzzz', 'Clear', /\/scam-library$/],
  ] as const) {
    await test.step(name, async () => {
      await open(page, address)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route(answer, (route) => held.then(() => route.continue()))
      const before = await cards(page).count()
      await page.getByRole('main').getByRole('link', { name }).click()
      const field = page.getByRole('searchbox')
      await field.focus()
      release()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
      await expect(page.getByRole('main')).toContainText('47 scams')
      await expect(field).toBeFocused()
      await page.unroute(answer)
    })
  }
})

test('filters and query entered before the script has loaded are applied', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.goto('/scam-library?page=2', { waitUntil: 'commit' })
  await page.getByLabel('Risk level').selectOption('High')
  await page.getByRole('searchbox').fill('parcel')
  release()
  await expect(page).toHaveURL(/\?q=parcel&risk=high$/)
  await expect(count(page)).not.toHaveText(/^47/)
  await page.goto('/scam-library?page=2')
  await expect(page.getByText('47 scams, page 2')).toBeVisible()
})

test('going back to a longer list restores it and the scroll position without a request', async ({
  page,
}) => {
  await open(page, '/scam-library')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(24)
  await cards(page).nth(15).scrollIntoViewIfNeeded()
  await page.getByLabel('Risk level').evaluate((field: HTMLSelectElement) => {
    field.value = 'high'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(count(page)).not.toHaveText('47 scams')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.route(/\/scam-library(\?|$)/, (route) => route.abort())
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
  await expect(cards(page).nth(15)).toBeInViewport()
  await expect(page.getByLabel('Risk level')).toHaveValue('')
})

test('results of a superseded request are not shown', async ({ page }) => {
  await open(page, '/scam-library')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const overtaken = page.waitForEvent('requestfailed', (request) => /=romance/.test(request.url()))
  await page.route(/category=romance/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.getByLabel('Category').selectOption('Romance')
  await page.getByLabel('Category').selectOption('Job')
  await overtaken
  release()
  await expect(page).toHaveURL(/\?category=job$/)
  await expect(cards(page).first()).toContainText('Job')
  await expect(page.getByLabel('Category')).toHaveValue('job')
})

test('loading more while filters change does not mix results', async ({ page }) => {
  await open(page, '/scam-library')
  const [more, high] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\?page=2$/, (route) => more.promise.then(() => route.continue()))
  await page.route(/\?risk=high$/, (route) => high.promise.then(() => route.continue()))
  const moreCame = page.waitForEvent('requestfinished', (request) => /=2$/.test(request.url()))
  await page.getByRole('link', { name: 'Load more' }).click()
  await page.getByLabel('Risk level').selectOption('High')
  more.resolve()
  await moreCame
  high.resolve()
  await expect(count(page)).not.toHaveText('47 scams')
  const found = (await count(page).textContent()) ?? ''
  await page.getByLabel('Risk level').selectOption('Low')
  await expect(count(page)).not.toHaveText(found)
  await page.goBack()
  await expect(count(page)).toHaveText(found)
  await expect(cards(page).first()).toContainText('HIGH RISK')
  await expect(cards(page)).toHaveCount(12)
})

test('pagination links replace results in place and move focus to them', async ({ page }) => {
  await open(page, '/scam-library?page=3')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'Previous page' }).press('Enter')
  await expect(page.getByText('47 scams, page 2')).toBeVisible()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('status').filter({ hasText: 'page 2' })).toBeFocused()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByText('47 scams, page 3')).toBeVisible()
})

test('a missing entry shows Scam Not Found, a failed library shows an error, and Try again recovers', async ({
  page,
}) => {
  const answer = await page.goto('/scam-library/nope')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Scam Not Found' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to Scam Library' }).click()
  await expect(cards(page)).toHaveCount(12)
  await waitForScripts(page)

  await page.route(/\/scam-library\?/, (route) => route.fulfill({ status: 502 }))
  await page.getByLabel('Risk level').selectOption('high')
  await expect(page.getByRole('alert')).toHaveText('Failed to load scams. Please try again later.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.unroute(/\/scam-library\?/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(12)
})

test('Share opens the share sheet, and copies the URL if there is none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/scam-library?q=salik')
  await openFirst(page)
  const setSheet = (has: boolean) =>
    page.evaluate((there) => {
      const sheet = async ({ url }: ShareData) => {
        document.title = `shared ${url}`
      }
      const value = there ? sheet : undefined
      Object.defineProperty(navigator, 'share', { value, configurable: true })
    }, has)
  await setSheet(true)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle(`shared ${page.url()}`)
  await expect(page.getByText('Link copied')).toBeHidden()
  await setSheet(false)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search and filters work as a form, pages have links, and nothing that needs a script is shown', async ({
    page,
  }) => {
    await page.goto('/scam-library')
    await page.getByLabel('Search scams').fill('parcel')
    await page.getByLabel('Status').selectOption('All')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?q=parcel&status=all$/)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByLabel('Status')).toHaveValue('all')

    await page.goto('/scam-library')
    const first = await cards(page).first().textContent()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(cards(page).first()).not.toHaveText(first ?? '')
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page).toHaveURL(/\/scam-library$/)
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'How to Protect Yourself' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })
})
