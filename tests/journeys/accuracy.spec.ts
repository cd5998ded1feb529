import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

for (const [path, title] of [
  ['/accuracy', 'How accurate is the checker?'],
  ['/ar/accuracy', 'ما مدى دقة الكاشف؟'],
] as const) {
  test(`${path} tells in figures how often the checker is right, on any screen`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(3)
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [320, 840, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 700 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true)
      expect(await brokenFigures(page)).toEqual([])
    }
  })
}

/** Figures that begin on one line and end on another. */
function brokenFigures(page: Page): Promise<string[]> {
  return page.getByRole('cell').evaluateAll((cells) =>
    cells
      .filter(({ textContent }) => !/\s/.test(textContent.trim()))
      .filter((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length > 1
      })
      .map(({ textContent }) => textContent),
  )
}
