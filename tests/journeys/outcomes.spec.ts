import { checker as arabic } from '#words/ar/checker/checker.js'
import { checker as english } from '#words/en/checker/checker.js'
import { accessibilityFaults, atBothSizes, expect, open, test } from './fixtures.ts'

const TEXTS = {
  scam: 'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned.',
  unsure: 'Can you transfer me 200 dirhams for the groceries?',
  safe: 'See you at 8 for dinner, mum',
}

atBothSizes(() => {
  for (const [path, { result, submit }] of [
    ['/scam-checker', english],
    ['/ar/scam-checker', arabic],
  ] as const)
    test(`each outcome has its heading, colour and advice: ${path}`, async ({ page }) => {
      const grounds = new Set<string>()
      for (const outcome of ['scam', 'unsure', 'safe'] as const) {
        await open(page, path)
        await page.locator('textarea').fill(TEXTS[outcome])
        await page.getByRole('button', { name: submit }).click()
        const heading = page.getByRole('heading', { name: result[outcome], exact: true })
        await expect(heading).toBeFocused()
        const card = page.getByRole('region', { name: result[outcome] })
        grounds.add(
          await heading.evaluate(
            (element) => getComputedStyle(element.parentElement!.parentElement!).backgroundColor,
          ),
        )
        const isUnsure = outcome === 'unsure'
        await expect(card.getByText(result.settledBy)).toBeVisible({ visible: isUnsure })
        await expect(card.getByText(result.confidence, { exact: true })).toBeVisible({
          visible: !isUnsure,
        })
        if (outcome !== 'safe') await expect(card.locator('mark').first()).toBeVisible()
        expect(await accessibilityFaults(page), outcome).toEqual([])
      }
      expect(grounds.size).toBe(3)
    })
})
