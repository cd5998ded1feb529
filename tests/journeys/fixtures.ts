import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import type axe from 'axe-core'
import { DESKTOP, PHONE } from '../support/window-sizes.ts'

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

/**
 * Declares journeys whose subject depends on the size of the window: they run on a phone and on a desktop. All others run
 * once, at the size of their project.
 */
export function atBothSizes(journeys: () => void): void {
  for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test.describe(`on a ${name}`, { tag: '@sizes' }, () => {
      test.use(size)
      journeys()
    })
  }
}

/** Sets the letters of the browser to this size, in pixels, as a visitor does in its settings; 16 is usual. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

/** Takes out what the browser says of requests that a journey has stopped. */
export function allowOfflineErrors(complaints: string[]): void {
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
  await waitForScripts(page)
}

/** Waits for the script of the bars; for the router on screens of staff. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('body > header:not([data-scrolled])') === null &&
      '__reactRouterContext' in window === '__reactRouterDataRouter' in window,
  )
}

/** What stays over a page, or over the dialog that is open on it, when it is scrolled on. */
export async function fixedElements(page: Page): Promise<string[]> {
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
export async function isBelowTopBar(element: Locator): Promise<boolean> {
  const bar = await element.page().getByRole('banner').boundingBox()
  const box = await element.boundingBox()
  return bar !== null && box !== null && box.y >= bar.y + bar.height
}

const axeSource = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds wrong with the page as it is now, by the rules of WCAG 2.2 AA and good practice. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
  })
}
