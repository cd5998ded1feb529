import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import type axe from 'axe-core'
import { RECOGNITION_FOLDER } from '#app/domain/built-files.ts'
import { DESKTOP, PHONE } from '../support/window-sizes.ts'

export { expect }

/** Console messages about error responses and about connections that a journey cuts. */
const REFUSED = /status of [45]\d\d|ERR_INTERNET_DISCONNECTED/

/** Resource types that a page consists of. */
const FILES = new Set(['stylesheet', 'script', 'image', 'font', 'manifest'])

/** Every journey has its own address and fails on any console error. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: process.env.HIMAYA_ORIGIN,
  // Service worker and app banner are tested in separate journeys and disabled in all others.
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
        // The text recogniser writes its notes as errors.
        const isNote = line.location().url.includes(RECOGNITION_FOLDER)
        const isRefused = REFUSED.test(line.text())
        if (line.type() === 'error' && !isNote && !isRefused) complaints.push(line.text())
      })
      await use(complaints)
      await Promise.all(judged)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Whether the server failed, or rejected a resource of the page. */
async function isFault(answer: Response): Promise<boolean> {
  const kind = answer.request().resourceType()
  const isBroken = kind !== 'document' && answer.status() >= 500
  if (!isBroken && !(FILES.has(kind) && answer.status() >= 400)) return false
  // Without a server address the journey itself answered.
  return (await answer.serverAddr()) !== null
}

/**
 * Declares journeys that depend on the window size, which run on a phone and a desktop. All others run once,
 * at the size of their project.
 */
export function atBothSizes(journeys: () => void): void {
  for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test.describe(`on a ${name}`, { tag: '@sizes' }, () => {
      test.use(size)
      journeys()
    })
  }
}

/** Sets the browser's default font size in pixels, as a user does in its settings; 16 is usual. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
}

/** Removes console errors about requests that the journey aborted. */
export function allowOfflineErrors(complaints: string[]): void {
  const faults = complaints.filter((line) => !/net::ERR_|Failed to fetch/.test(line))
  complaints.splice(0, complaints.length, ...faults)
}

/** Returns a unique visitor address from the documentation range (RFC 3849). */
export function newAddress(): string {
  const group = () => Math.floor(Math.random() * 0x10000).toString(16)
  return `2001:db8:${group()}:${group()}::1`
}

/** Returns a word that no other journey uses, because all share one library and blog. */
export const unique = (word: string) => `${word} ${newAddress().split(':').slice(2, 6).join('')}`

/** Opens a page and waits for its scripts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForScripts(page)
}

/** Waits for the shell's script, or for the router on staff screens. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('body > header:not([data-scrolled])') === null &&
      '__reactRouterContext' in window === '__reactRouterDataRouter' in window,
  )
}

/** Returns fixed and sticky elements of the page or the open dialog. */
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

/** Whether an element starts below the fixed top bar. */
export async function isBelowTopBar(element: Locator): Promise<boolean> {
  const bar = await element.page().getByRole('banner').boundingBox()
  const box = await element.boundingBox()
  return bar !== null && box !== null && box.y >= bar.y + bar.height
}

const axeSource = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Returns axe violations of the current page (WCAG 2.2 AA and best practices). */
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
