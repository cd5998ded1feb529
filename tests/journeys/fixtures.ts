import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import {
  test as base,
  chromium,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Response,
} from '@playwright/test'

export { expect }

/** What a browser says of an answer that refuses and of a connection that a journey cuts. */
const REFUSED = /status of [45]\d\d|ERR_INTERNET_DISCONNECTED/

/** What a page is made of, as the browser names it. */
const FILES = new Set(['stylesheet', 'script', 'image', 'font', 'manifest'])

/** Every journey is a visitor of its own, with an address of its own, and fails on anything the browser complains of. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: process.env.HIMAYA_ORIGIN,
  // The service worker and the app's banner have journeys of their own, and stay away from all others.
  serviceWorkers: 'block',
  storageState: async ({ baseURL }, use) => {
    const localStorage = [{ name: 'promo-dismissed-at', value: String(Date.now()) }]
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'X-Forwarded-For': newAddress() }),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const judged: Promise<void>[] = []
      page.on('pageerror', (fault) => complaints.push(fault.message))
      page.on('response', (answer) => {
        const judge = async () => {
          if (await isFault(answer)) complaints.push(`${answer.status()} ${answer.url()}`)
        }
        judged.push(judge())
      })
      page.on('console', (line) => {
        if (line.type() === 'error' && !REFUSED.test(line.text())) complaints.push(line.text())
      })
      await use(complaints)
      await Promise.all(judged)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Whether the server itself failed behind a page's back, or refused a file that the page is made of. */
async function isFault(answer: Response): Promise<boolean> {
  const kind = answer.request().resourceType()
  const isBroken = kind !== 'document' && answer.status() >= 500
  if (!isBroken && !(FILES.has(kind) && answer.status() >= 400)) return false
  // Without an address it was the journey that answered in the server's place.
  return (await answer.serverAddr()) !== null
}

/** A page in a browser whose visitor has set letters of this size, in pixels; 16 is usual. */
export async function pageWithLetters(
  size: number,
  {
    baseURL,
    launchOptions,
    viewport,
  }: Pick<
    PlaywrightTestOptions & PlaywrightWorkerOptions,
    'baseURL' | 'launchOptions' | 'viewport'
  >,
): Promise<Page> {
  const profile = await mkdtemp(join(tmpdir(), 'himaya-letters-'))
  await mkdir(join(profile, 'Default'))
  const preferences = { webkit: { webprefs: { default_font_size: size } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: baseURL ?? '',
    viewport,
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  })
  context.on('close', () => rm(profile, { recursive: true, force: true, maxRetries: 9 }))
  return context.newPage()
}

/** A page in a browser that keeps the pages that were left, as every browser does but those of the test tool. */
export async function openKeeping(
  path: string,
  {
    baseURL,
    launchOptions,
    viewport,
  }: Pick<
    PlaywrightTestOptions & PlaywrightWorkerOptions,
    'baseURL' | 'launchOptions' | 'viewport'
  >,
): Promise<Page> {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport, serviceWorkers: 'block' })
  await open(page, path)
  return page
}

/** Takes out what the browser says of requests that a journey has stopped. */
export function forgiveOffline(complaints: string[]): void {
  const faults = complaints.filter((line) => !/net::ERR_|Failed to fetch/.test(line))
  complaints.splice(0, complaints.length, ...faults)
}

/** A visitor's address that no other journey has, from the range kept for documentation (RFC 3849). */
export function newAddress(): string {
  const group = () => Math.floor(Math.random() * 0x10000).toString(16)
  return `2001:db8:${group()}:${group()}::1`
}

/** A word that no other journey uses: all of them share one library and one blog. */
export const unique = (word: string) => `${word} ${newAddress().split(':').slice(2, 6).join('')}`

/** Goes to a page and waits until its scripts have brought it to life. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await comeToLife(page)
}

/** Waits for the script of the bars; for the router on screens of staff. */
export async function comeToLife(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('body > header:not([data-scrolled])') === null &&
      '__reactRouterContext' in window === '__reactRouterDataRouter' in window,
  )
}

/** What stays over a page, or over the dialog that is open on it, when it is scrolled on. */
export async function stayingBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const read = dialog ?? document.documentElement
    read.scrollTo({ top: 600, behavior: 'instant' })
    return [...(dialog ?? document.body).querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility() && /^(fixed|sticky)$/.test(getComputedStyle(element).position),
      )
      .filter((element) => element.getBoundingClientRect().bottom > 0)
      .map((element) => element.outerHTML.slice(0, 80))
  })
}

/** Whether an element begins below the bar that is fixed at the top. */
export async function isClearOfBar(element: Locator): Promise<boolean> {
  const bar = await element.page().getByRole('banner').boundingBox()
  const box = await element.boundingBox()
  return bar !== null && box !== null && box.y >= bar.y + bar.height
}

/** What axe finds wrong with the page as it is now, by the rules of WCAG 2.2 AA and good practice. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
