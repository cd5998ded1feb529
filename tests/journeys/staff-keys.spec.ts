import type { Page } from '@playwright/test'
import { handInReport, RISKY } from '../support/journey-report.ts'
import { signIn } from '../support/journey-staff.ts'
import { accessibilityFaults, atBothSizes, expect, open, test, unique } from './fixtures.ts'

const REPORTS = 20

const report = (page: Page) => page.locator('dialog:modal').first()
const titleOf = (page: Page) => report(page).getByRole('heading', { level: 2 }).first()
const told = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' })

test('twenty reports are handled with the keyboard alone', async ({ page }) => {
  const word = unique('Sitting')
  const titles = Array.from({ length: REPORTS }, (_, n) => `${word} no ${n + 1}`)
  for (const title of titles) await handInReport(title, title.endsWith('no 19') ? RISKY : undefined)
  await signIn(page)
  await open(page, `/admin/reports?q=${encodeURIComponent(word)}`)
  const loads = countLoads(page)
  const { keyboard } = page
  const shows = (n: number) => expect(titleOf(page)).toHaveText(`${word} no ${n}`)

  await test.step('the shortcuts are discoverable, and the newest report is opened', async () => {
    await keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toContainText('Undo the last decision')
    expect(await accessibilityFaults(page)).toEqual([])
    await keyboard.press('j')
    await keyboard.press('Escape')
    await expect(help).toBeHidden()
    for (const [key, n] of [
      ['j', 20],
      ['j', 19],
      ['k', 20],
    ] as const) {
      await keyboard.press(key)
      await expect(page.getByRole('link', { name: `${word} no ${n}` })).toBeFocused()
    }
    await keyboard.press('Enter')
    await shows(20)
    await expect(titleOf(page)).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('approving and rejecting open the next report, and the last decision is undone', async () => {
    await keyboard.press('a')
    await shows(19)
    await expect(told(page)).toContainText(`Approved. ${word} no 20`)
    await keyboard.press('r')
    await shows(18)
    await keyboard.press('u')
    await shows(19)
    await expect(report(page)).toContainText('Set to pending.')
  })

  await test.step('possible personal data is asked about before publication', async () => {
    await keyboard.press('a')
    const question = page.getByRole('dialog', { name: 'Publish personal data?' })
    await expect(question).toContainText('Card number: 4111 1111 1111 1111')
    expect(await accessibilityFaults(page)).toEqual([])
    await keyboard.press('a')
    await keyboard.press('r')
    await keyboard.press('Escape')
    await expect(question).toBeHidden()
    await shows(19)
    await keyboard.press('a')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await shows(18)
  })

  await test.step('no shortcut works in a field or with a modifier', async () => {
    const field = report(page).getByLabel('Title', { exact: true })
    await field.focus()
    for (const key of ['End', 'a', 'r', 'j', '?']) await keyboard.press(key)
    await expect(field).toHaveValue(`${word} no 18arj?`)
    await titleOf(page).focus()
    for (const key of ['Control+a', 'Alt+r', 'Shift+R']) await keyboard.press(key)
    await shows(18)
  })

  await test.step('the other reports are opened and decided', async () => {
    page.once('dialog', (question) => question.accept())
    await keyboard.press('j')
    await shows(17)
    await keyboard.press('k')
    await shows(18)
    for (let n = 18; n > 1; n--) {
      await keyboard.press(n % 2 ? 'a' : 'r')
      await shows(n - 1)
    }
    await keyboard.press('r')
    await expect(report(page)).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: 'Pending' })).toHaveCount(0)
    await expect(told(page)).toContainText(`Rejected. ${word} no 1`)
  })
  expect(loads()).toBe(0)
})

test('shortcuts can be turned off', async ({ page }) => {
  const word = unique('Quiet')
  await handInReport(word)
  await signIn(page)
  await open(page, `/admin/reports?q=${encodeURIComponent(word)}`)
  const use = page.getByLabel('Use single-key shortcuts in this browser')
  // The keys work once the page's scripts do.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(use).toBeVisible({ timeout: 1000 })
  }).toPass()
  await use.uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: `View: ${word}` }).press('Enter')
  await expect(titleOf(page)).toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.press('?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasText: word })).toContainText('Pending')
})

atBothSizes(() => {
  test('the decision buttons stay in view while a report is scrolled', async ({ page }) => {
    const word = unique('Sight')
    await handInReport(word)
    await signIn(page)
    await open(page, `/admin/reports?q=${encodeURIComponent(word)}`)
    await page.getByRole('link', { name: `View: ${word}` }).click()
    for (const place of [0, 400, 100_000]) {
      await report(page).evaluate((dialog, top) => dialog.scrollTo({ top }), place)
      for (const name of ['Approve & Add to Database', 'Reject']) {
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
      }
    }
  })
})

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}
