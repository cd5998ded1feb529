import { handInReport } from '../support/journey-report.ts'
import { signIn } from '../support/journey-staff.ts'
import { atBothSizes, expect, open, test, unique } from './fixtures.ts'

atBothSizes(() => {
  test('a staff screen is printed without its bars', async ({ page }) => {
    await signIn(page)
    for (const path of ['/admin', '/admin/reports', '/admin/analytics']) {
      await open(page, path)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const role of ['banner', 'navigation', 'complementary', 'button'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
      await page.emulateMedia({ media: 'screen' })
    }
  })
})

test('a report is printed completely, without the list behind it', async ({ page }) => {
  const title = unique('Long letter')
  await handInReport(title)
  await signIn(page)
  await open(page, `/admin/reports?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `View: ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await page.setViewportSize({ width: 800, height: 300 })
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  const cut = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(cut).toBeLessThanOrEqual(0)
})
