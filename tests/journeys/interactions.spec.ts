import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { accessibilityFaults, expect, newAddress, open, test } from './fixtures.ts'

/**
 * Returns a separate entry for each journey, because counts are shared. Staff journeys add entries meanwhile,
 * so only seeded ones are counted.
 */
async function entryId(request: APIRequestContext, journey: number): Promise<string> {
  const { data } = await (await request.get('/api/v1/scams?limit=50')).json()
  const seeded = data.filter(
    (entry: { created_at: string }) => entry.created_at.slice(0, 10) <= newestSeeded.slice(0, 10),
  )
  return seeded[journey].id
}

/** Newest creation date in the seed. */
const newestSeeded = SEED_SCAMS.map((scam) => scam.createdAt)
  .toSorted()
  .at(-1) as string

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens the page as another visitor. */
async function otherVisitor(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  })
  const page = await context.newPage()
  await open(page, path)
  return page
}

/** Sends an interaction as another visitor without a page. */
async function sayElsewhere(request: APIRequestContext, id: string, type: string): Promise<void> {
  const answer = await request.post(`/api/live/scams/${id}`, {
    form: { type },
    headers: { 'X-Forwarded-For': newAddress() },
  })
  expect(answer.status()).toBe(200)
}

test("a visitor's reaction updates the count in another visitor's page, and is kept", async ({
  page,
  browser,
  baseURL,
}) => {
  const path = `/scam-library/${await entryId(page.request, 0)}`
  await open(page, path)
  const other = await otherVisitor(browser, baseURL, path)
  await expect(button(other, 'I Experienced This 0')).toBeVisible()
  await button(page, 'I Experienced This 0').click()
  await expect(button(page, 'You Experienced This 1')).toBeDisabled()
  await expect(button(other, 'I Experienced This 1')).toBeEnabled()
  await button(other, 'I Experienced This 1').click()
  await expect(button(other, 'You Experienced This 2')).toBeDisabled()
  await expect(button(page, 'You Experienced This 2')).toBeVisible()
  await page.reload()
  await expect(button(page, 'You Experienced This 2')).toBeDisabled()
  await expect(button(page, 'Found Helpful 0')).toBeEnabled()
  expect(await accessibilityFaults(page)).toEqual([])
  await other.context().close()
})

test('the keyboard reacts without losing focus, and the new count is announced', async ({
  page,
}) => {
  await open(page, `/scam-library/${await entryId(page.request, 1)}`)
  await button(page, 'I Know Someone Affected 0').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Know Someone Affected 1')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Know' })).toHaveText(
    'Thank you. Know Someone Affected: 1',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'I Experienced This 0')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])

  await test.step('a reaction that could not be recorded is undone silently, and can be repeated', async () => {
    await page.route('**/api/live/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await button(page, 'I Experienced This 0').click()
    await expect(button(page, 'You Experienced This 1')).toBeDisabled()
    await expect(button(page, 'I Experienced This 0')).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute('**/api/live/**')
    await button(page, 'I Experienced This 0').click()
    await expect(page.getByText('Thank you. You Experienced This: 1')).toBeAttached()
  })
})

test('the count is updated before the server has answered, and a second click sends nothing', async ({
  page,
}) => {
  await open(page, `/scam-library/${await entryId(page.request, 2)}`)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/live/**', async (route) => {
    if (route.request().postData() !== 'type=helpful') return route.continue()
    sent += 1
    await held
    await route.continue()
  })
  await button(page, 'Found Helpful 0').dblclick()
  await expect(button(page, 'Found Helpful 1')).toBeDisabled()
  await expect(page.getByText('+1')).toBeAttached()
  await expect(page.getByText('+1')).not.toBeAttached()
  await button(page, 'Found Helpful 1').click({ force: true })
  release()
  await expect(page.getByText('Thank you. Found Helpful: 1')).toBeAttached()
  await expect(button(page, 'Found Helpful 1')).toBeDisabled()
  expect(sent).toBe(1)
})

test('under reduced motion the +1 is shown for a second without moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/scam-library/${await entryId(page.request, 4)}`)
  await page.clock.install()
  // Its one-second timer must not expire on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Found Helpful 0').click()
  const plusOne = page.getByText('+1')
  await expect(plusOne).toBeVisible()
  expect(
    await plusOne.evaluate((element) => {
      const { opacity, translate, transitionProperty } = getComputedStyle(element)
      return [opacity, translate.replaceAll(/0px|none| /g, ''), transitionProperty]
    }),
  ).toEqual(['1', '', 'none'])
  await page.clock.runFor(1_000)
  await expect(plusOne).not.toBeAttached()
})

test('opening the page counts one view', async ({ page }) => {
  const id = await entryId(page.request, 5)
  const views = async () =>
    (await (await page.request.get(`/api/live/scams/${id}?poll=1`)).json()).view
  expect(await views()).toBe(0)
  await open(page, `/scam-library/${id}`)
  await expect.poll(views).toBe(1)
  const posts: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/live/')) {
      posts.push(request.postData())
    }
  })
  await open(page, `/scam-library/${id}`)
  await button(page, 'Found Helpful 0').click()
  await expect(page.getByText('Thank you. Found Helpful: 1')).toBeAttached()
  expect(await views()).toBe(1)
  expect(posts).toEqual(['type=helpful'])
})

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`with ${signal} no page and entry views are reported`, async ({ page }) => {
    await page.addInitScript(
      ([name, setting]) => Object.defineProperty(Navigator.prototype, name, { value: setting }),
      [signal, value] as const,
    )
    const posts: (string | null)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData())
    })
    await open(page, '/')
    await page.getByRole('link', { name: 'Check for Scams' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scam Checker' })).toBeVisible()
    await open(page, `/scam-library/${await entryId(page.request, 9)}`)
    await button(page, 'I Know Someone Affected').click()
    await expect(page.getByText('Thank you. Know Someone Affected')).toBeAttached()
    expect(posts).toEqual(['type=know_someone'])
  })
}

test('a hidden tab receives no counts, and gets the current ones when shown', async ({ page }) => {
  const id = await entryId(page.request, 6)
  await open(page, `/scam-library/${id}`)
  await sayElsewhere(page.request, id, 'helpful')
  await expect(button(page, 'Found Helpful 1')).toBeVisible()
  const streams: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push('opened')
  })
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'eventsource') streams.push('closed')
  })
  await show(page, 'hidden')
  await expect.poll(() => streams).toEqual(['closed'])
  await sayElsewhere(page.request, id, 'helpful')
  await show(page, 'visible')
  await expect(button(page, 'Found Helpful 2')).toBeVisible()
  expect(streams).toEqual(['closed', 'opened'])
})

test('without a stream the counts are polled every 15 seconds', async ({ page }) => {
  const id = await entryId(page.request, 7)
  await page.route(`**/api/live/scams/${id}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.clock.install()
  await open(page, `/scam-library/${id}`)
  await sayElsewhere(page.request, id, 'experienced')
  await expect(async () => {
    await page.clock.runFor(15_000)
    await expect(button(page, 'I Experienced This 1')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the buttons are a form that returns to the same place', async ({ page }) => {
    const path = `/scam-library/${await entryId(page.request, 8)}`
    await page.goto(path)
    await button(page, 'I Experienced This 0').click()
    await expect(button(page, 'You Experienced This 1')).toBeDisabled()
    await expect(page).toHaveURL(`${path}#interactions`)
    await button(page, 'Found Helpful 0').click()
    await expect(button(page, 'Found Helpful 1')).toBeDisabled()
    await page.reload()
    await expect(button(page, 'You Experienced This 1')).toBeDisabled()
    await expect(button(page, 'I Know Someone Affected 0')).toBeEnabled()
  })
})

/** Simulates that the tab is hidden or shown. */
async function show(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
