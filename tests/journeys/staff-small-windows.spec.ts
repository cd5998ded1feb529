import { openNewReport } from '../support/journey-report.ts'
import { expect, open, stayingBars, test, unique } from './fixtures.ts'

const LOW = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
]

test('in a window as low as 400 % zoom leaves it, nothing stays over what staff read', async ({
  page,
  browser,
}) => {
  const title = unique(`Courier ${'who wants a fee before the parcel comes '.repeat(2)}`)
  await openNewReport(page, browser, title)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const report = new URL(page.url()).pathname
  const screens = [report, '/admin/content?new', '/admin/content?done=edit', '/admin/blog/new']
  for (const size of LOW) {
    await page.setViewportSize(size)
    for (const path of screens) {
      await open(page, path)
      expect(await stayingBars(page), path).toEqual([])
    }
    await open(page, '/admin')
    await page.getByRole('banner').locator('summary').click()
    // A press that another element would get ends in a fault.
    const menu = page.getByRole('navigation', { name: 'Staff menu' })
    await menu.getByRole('button').click({ trial: true, timeout: 2000 })
  }
})
