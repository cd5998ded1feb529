import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test('accuracy is shown in tables whose numbers wrap on no screen', async ({ page }) => {
  for (const path of ['/accuracy', '/ar/accuracy']) {
    await open(page, path)
    await expect(page.getByRole('table')).toHaveCount(2)
    for (const width of [320, 390, 840, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await brokenFigures(page), `${path} at ${width}`).toEqual([])
    }
  }
})

/** Returns numbers that wrap across lines. */
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
