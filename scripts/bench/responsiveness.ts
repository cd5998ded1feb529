import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { startHimaya } from '../../tests/support/running-himaya.ts'
import { findBrowser } from '../find-browser.ts'

/** CPU slowdown factor, as Lighthouse uses for a mid-range phone. */
const SLOWDOWN = 4
/** Visits per page. Reports median and maximum, because the machine has other load. */
const VISITS_EACH = 5
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const SCAM = 'Your parcel is on hold. Pay AED 12.50 now at http://emiratespost-ae.top/pay'

type Visit = { path: string; act: (page: Page) => Promise<unknown> }

const VISITS: readonly Visit[] = [
  { path: '/', act: (page) => page.locator('summary').first().click() },
  {
    path: '/scam-checker',
    act: async (page) => {
      await page.getByRole('tab').nth(1).click()
      await page.locator('textarea').pressSequentially(SCAM)
      await page.locator('button[data-sends]').click()
      await page.locator('#check mark').first().waitFor()
    },
  },
  {
    path: '/scam-library',
    act: async (page) => {
      await page.locator('input[type=search]').pressSequentially('parcel')
      await page.locator('select').first().selectOption({ index: 1 })
      await page.waitForURL(/risk=/)
    },
  },
  {
    path: '/report-scam',
    act: async (page) => {
      await page.locator('textarea').pressSequentially(SCAM)
      await page.locator('form button[type=submit]').last().click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    path: '/contact',
    act: async (page) => {
      await page.locator('textarea').pressSequentially(SCAM)
      await page.locator('button[data-sends]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]

/**
 * At four times CPU slowdown, measures the longest task and the slowest interaction (Interaction to Next
 * Paint of the visit) in milliseconds, compared with an empty page.
 */
export async function benchResponsiveness(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-responsiveness-'))
  const himaya = await startHimaya({ DATA_DIR: directory, LOG_LEVEL: 'error' })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const visit = async (address: string, act: Visit['act']) => {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(address)
    await act(page)
    await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))))
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Record<string, number>)
    await context.close()
    return [seen.task ?? 0, seen.answer ?? 0] as const
  }
  const measure = async (address: string, act: Visit['act']) => {
    const seen: (readonly [number, number])[] = []
    for (let i = 0; i < VISITS_EACH; i++) seen.push(await visit(address, act))
    return [0, 1].map((which) => inShort(seen.map((pair) => pair[which]!))).join('')
  }
  try {
    console.log(
      `a phone, processor slowed ${SLOWDOWN} times`.padEnd(40),
      '   longest task: median, worst    slowest answer: median, worst',
    )
    const empty = `data:text/html,<textarea></textarea>`
    const type = (page: Page) => page.locator('textarea').pressSequentially(SCAM)
    console.log('an empty page with a field'.padEnd(40), await measure(empty, type))
    for (const locale of LOCALES) {
      for (const { path, act } of VISITS) {
        const address = localPath(locale, path)
        console.log(address.padEnd(40), await measure(himaya.origin + address, act))
      }
    }
  } finally {
    await browser.close()
    await himaya.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

function inShort(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const shown = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
  return `${shown[0]!.toFixed(0).padStart(21)}${shown[1]!.toFixed(0).padStart(8)}`
}

/**
 * Runs in the page before any other script. Browsers report no tasks under 50 ms and no interactions under 16
 * ms.
 */
function observe(): void {
  const seen = { task: 0, answer: 0 }
  Object.assign(window, { seen })
  const watch = (key: keyof typeof seen, options: PerformanceObserverInit) =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen[key] = Math.max(seen[key], duration)
    }).observe(options)
  watch('task', { type: 'longtask', buffered: true })
  watch('answer', {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit)
}
