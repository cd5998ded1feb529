import { expect, open, test } from './fixtures.ts'

test('a topic is selected, is in the URL and is kept on Back', async ({ page }) => {
  await open(page, '/safety-tips')
  await expect(page).toHaveTitle('Safety Tips | Himaya - UAE Scam Protection')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Online Shopping').click()
  await expect(page).toHaveURL(/\/safety-tips\?category=shopping(#|$)/)
  await expect(page.getByRole('tab', { name: 'Online Shopping', selected: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Parcels and delivery fees' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'On the phone' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'On the phone' })).toBeVisible()

  await test.step('the tabs have a roving tabindex: arrows move, Enter and Space open', async () => {
    await tab('All Tips').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Banking & Finance')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/category=banking(#|$)/)
    await page.keyboard.press('End')
    await expect(tab('Personal Safety')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('All Tips')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/category=personal(#|$)/)
    await expect(page.getByRole('heading', { name: 'On the phone' })).toBeVisible()
  })

  await test.step('the numbers can be called and the report form is one tap away', async () => {
    await open(page, '/safety-tips?category=banking')
    const banner = page.getByRole('region', { name: 'Emergency contacts' })
    for (const number of ['999', '901', '8002626']) {
      const link = banner.getByRole('link', { name: number })
      await expect(link).toHaveAttribute('href', `tel:${number}`)
    }
    const central = page.getByRole('link', { name: '800 22823' })
    await expect(central).toHaveAttribute('href', 'tel:80022823')
    await expect(page.getByRole('heading', { name: 'Spotted a Scam?' })).toBeVisible()
    await page.getByRole('link', { name: 'Report a Scam' }).click()
    await expect(page).toHaveURL(/\/report-scam$/)
  })
})

test('in Arabic the page and the arrow keys are right to left', async ({ page }) => {
  await open(page, '/ar/safety-tips')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const [all, banking] = await page.getByRole('tab').all()
  await all?.focus()
  await page.keyboard.press('ArrowLeft')
  if (banking) await expect(banking).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ar\/safety-tips\?category=banking(#|$)/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs are links', async ({ page }) => {
    await page.goto('/safety-tips')
    await page.getByRole('tab', { name: 'Social Media' }).click()
    await expect(page).toHaveURL(/category=social(#|$)/)
    await expect(page.getByRole('heading', { name: 'When a friend asks for money' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'On the phone' })).toHaveCount(0)
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('selections and filled buttons are distinguishable, and the floating button has a border', async ({
    page,
  }) => {
    for (const path of ['/safety-tips', '/scam-checker']) {
      await open(page, path)
      const [chosen, other] = await Promise.all(
        [true, false].map((selected) =>
          page
            .getByRole('tab', { selected })
            .first()
            .evaluate((tab) => getComputedStyle(tab).backgroundColor),
        ),
      )
      expect(chosen).not.toBe(other)
    }
    const button = page.getByRole('button', { name: 'Check Now' })
    await expect(button).not.toHaveCSS('border-top-width', '0px')
    const floating = page
      .getByRole('navigation', { name: 'Main screens' })
      .getByRole('link', { name: 'Report Scam' })
    await expect(floating).not.toHaveCSS('border-top-width', '0px')
  })
})
