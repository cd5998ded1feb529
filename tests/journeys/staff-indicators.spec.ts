import type { Browser, Page } from '@playwright/test'
import { LISTED_DOMAIN } from '../support/journey-list.ts'
import { openNewReport } from '../support/journey-report.ts'
import { signIn } from '../support/journey-staff.ts'
import { PHONE } from '../support/window-sizes.ts'
import { accessibilityFaults, expect, newAddress, open, test, unique } from './fixtures.ts'

/** A mobile number of the UAE that no other journey uses. */
const newNumber = () => `+97150${String(Date.now() % 10_000_000).padStart(7, '0')}`

/** Opens the checker on a phone, as a visitor of another address. */
async function visitor(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  })
  const page = await context.newPage()
  await open(page, path)
  return page
}

/** Every export of indicators, in one text. */
async function exportsOf(page: Page): Promise<string> {
  const read = async (path: string) => (await page.request.get(`/api/v1/${path}`)).text()
  const events = Object.keys(JSON.parse(await read('misp/manifest.json')))
  const paths = [
    ...['indicators', 'indicators.csv', 'indicators/stix.json'],
    ...['blocklist/hosts.txt', 'blocklist/adguard.txt'],
    ...events.map((uuid) => `misp/${uuid}.json`),
  ]
  return (await Promise.all(paths.map(read))).join('\n')
}

/** A domain that no other journey uses. */
const newDomain = () => `parcel-fee-${Date.now()}.example`

test('a number that staff confirmed is recognised in the checks of other visitors until it is withdrawn', async ({
  page,
  browser,
}) => {
  const [number, site] = [newNumber(), newDomain()]
  const written = `0${number.slice(4, 6)} ${number.slice(6, 9)} ${number.slice(9)}`
  const title = unique('False courier')
  await openNewReport(
    page,
    title,
    `A man called me from ${written} about a fee at https://${site}/pay`,
  )

  await test.step('the number is offered and ticked when the report is approved', async () => {
    const box = page.getByRole('checkbox', { name: number })
    await expect(box).toBeChecked()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Approve & Add to Database' }).click()
    await expect(page.getByRole('dialog', { name: 'Publish personal data?' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Approved.' })).toBeVisible()
  })

  await test.step('an English message that names it is a scam', async () => {
    const other = await visitor(browser, '/scam-checker')
    await other.getByLabel('The message').fill(`Hi, this is my new number ${number}`)
    await other.getByRole('button', { name: 'Check Now' }).click()
    await expect(other.getByRole('heading', { name: 'Potential Scam Detected' })).toBeFocused()
    await expect(other.getByText(`A visitor reported ${number} to us.`)).toBeVisible()
    await expect(other.locator('mark', { hasText: number })).toBeVisible()
    await other.getByRole('link', { name: 'How this scam works' }).click()
    await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await other.goBack()
    expect(await accessibilityFaults(other)).toEqual([])
    await other.context().close()
  })

  await test.step('pasted alone into the Arabic tab for web addresses it is recognised, too', async () => {
    const other = await visitor(browser, '/ar/scam-checker?type=website')
    await other.getByRole('textbox').fill(written)
    await other.getByRole('button', { name: 'افحص الآن' }).click()
    await expect(other.getByText(/تلقينا بلاغات عن/)).toBeVisible()
    await expect(other.getByText(/رقم هاتف متحرك في الإمارات/)).toBeVisible()
    expect(await accessibilityFaults(other)).toEqual([])
    await other.context().close()
  })

  await test.step('the exports have the website, and nothing of the number', async () => {
    const exported = await exportsOf(page)
    expect(exported).toContain(site)
    expect(exported).not.toContain(number.slice(1))
  })

  await test.step('staff withdraw both', async () => {
    for (const one of [written, `https://${site}`]) {
      await open(page, `/admin/indicators?q=${encodeURIComponent(one)}`)
      await page
        .getByRole('link', { name: /^Open: / })
        .first()
        .click()
      await page.getByLabel('Reason').fill('The owner appealed.')
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Withdrawn.' })).toBeVisible()
    }
  })

  await test.step('the next check says nothing of them, and no export has the website', async () => {
    const other = await visitor(browser, '/ar/scam-checker')
    await other.getByRole('textbox').fill(`${written} https://${site}/pay`)
    await other.getByRole('button', { name: 'افحص الآن' }).click()
    await expect(other.locator('#check-result').getByRole('heading', { level: 2 })).toBeFocused()
    await expect(other.getByText(/تلقينا بلاغات عن/)).toBeHidden()
    await other.context().close()
    expect(await exportsOf(page)).not.toContain(site)
  })
})

test('a link on a list of others is a scam, and the verdict names the list and the day', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await expect(async () => {
    await open(page, '/admin/feeds')
    await expect(page.getByRole('row', { name: /CERT Polska.* Up to date/ })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()

  for (const [path, button, verdict, listed] of [
    [
      ...['/scam-checker', 'Check Now', 'Potential Scam Detected'],
      /has been on the list “CERT Polska warning list” of dangerous websites since \d+ \w+ \d{4}\./,
    ],
    [
      ...['/ar/scam-checker', 'افحص الآن', 'هذا احتيال على الأرجح'],
      /مدرج في قائمة المواقع الخطرة «.*CERT Polska warning list.*» منذ .*20\d\d/,
    ],
  ] as const) {
    const other = await visitor(browser, path)
    await other.getByRole('textbox').fill(`Our photos: https://album.${LISTED_DOMAIN}/trip`)
    await other.getByRole('button', { name: button }).click()
    await expect(other.getByRole('heading', { name: verdict })).toBeFocused()
    await expect(other.getByText(listed)).toBeVisible()
    await expect(other.locator('mark', { hasText: LISTED_DOMAIN })).toBeVisible()
    expect(await accessibilityFaults(other)).toEqual([])
    await other.context().close()
  }
})
