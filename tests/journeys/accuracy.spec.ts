import { accessibilityFaults, expect, open, test } from './fixtures.ts'

for (const [path, title] of [
  ['/accuracy', 'How accurate is the checker?'],
  ['/ar/accuracy', 'ما مدى دقة الفحص؟'],
] as const) {
  test(`${path} tells in figures how often the checker is right, on any screen`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(2)
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [320, 840, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 700 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true)
    }
  })
}
