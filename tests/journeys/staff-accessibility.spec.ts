import { openNewReport } from '../support/journey-report.ts'
import { DESKTOP, PHONE } from '../support/window-sizes.ts'
import { accessibilityFaults, expect, open, test, unique } from './fixtures.ts'

const SCREENS = [
  '/admin',
  '/admin/reports',
  '/admin/content',
  '/admin/content?new',
  '/admin/indicators',
  '/admin/campaigns',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/feedback',
  '/admin/messages',
  '/admin/feeds',
  '/admin/api-keys',
  '/admin/users',
  '/admin/analytics',
  '/admin/settings',
  '/admin/security',
]

test('every screen of the staff area: no axe violations on desktop and phone', async ({ page }) => {
  await openNewReport(page, unique('Screens'))
  await expect(page.getByRole('dialog')).toBeVisible()
  const report = new URL(page.url()).pathname
  for (const path of [report, ...SCREENS]) {
    await test.step(path, async () => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
      for (const { viewport } of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        expect(await accessibilityFaults(page), `${path} at ${viewport.width}`).toEqual([])
      }
    })
  }
})
