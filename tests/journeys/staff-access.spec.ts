import type { Page } from '@playwright/test'
import { LIMITS } from '#app/domain/limits.ts'
import { fillInSignIn, JOURNEY_STAFF, signIn } from '../support/journey-staff.ts'
import { accessibilityFaults, atBothSizes, expect, open, test } from './fixtures.ts'

test('staff sign in by keyboard alone and reach the requested page', async ({ page }) => {
  await open(page, '/admin/settings')
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fsettings$/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(JOURNEY_STAFF.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(JOURNEY_STAFF.email)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Password').fill(JOURNEY_STAFF.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Admin Settings' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/settings$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/admin\/login/)
})

test('the sign-in button shows progress and cannot be pressed twice, and staff see no app banner', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/login.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.clock.install()
  await page.addInitScript(() => localStorage.removeItem('promo-dismissed-at'))
  await open(page, '/admin/login')
  await page.clock.runFor(LIMITS.promoBannerAfter * 2)
  await expect(page.locator('summary')).toHaveCount(0)
  await fillInSignIn(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  held.resolve()
  await expect(page).toHaveURL(/\/admin$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('staff sign in, navigate and sign out', async ({ page }) => {
    await page.goto('/admin/users')
    await fillInSignIn(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('User management coming soon...')).toBeVisible()
    await openMenu(page)
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText('Settings panel coming soon...')).toBeVisible()
    await openMenu(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await page.goto('/admin/users')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})

atBothSizes(() => {
  test('the menu links to every screen, marks the current one, and collapses', async ({
    page,
    viewport,
  }) => {
    await signIn(page)
    await open(page, '/admin/settings')
    const wide = (viewport?.width ?? 0) > 1000
    await openMenu(page)
    const menu = page.getByRole('navigation', { name: 'Staff menu' })
    const paths = {
      Dashboard: '/admin',
      Reports: '/admin/reports',
      Content: '/admin/content',
      Users: '/admin/users',
      Feedback: '/admin/feedback',
      Analytics: '/admin/analytics',
      Settings: '/admin/settings',
      'Exit Admin': '/',
    }
    for (const [name, path] of Object.entries(paths)) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await accessibilityFaults(page)).toEqual([])
    if (wide) {
      // Tailwind's unit is 4 pixels: 64 units expanded, 20 collapsed.
      const sidebar = page.getByRole('complementary')
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256)
      const kept = page.waitForResponse('**/admin/menu-width')
      await page.getByRole('button', { name: 'Collapse menu' }).press('Enter')
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(80)
      await kept
      await page.reload()
      expect((await sidebar.boundingBox())?.width).toBe(80)
      const icon = await menu.getByRole('link', { name: 'Users' }).locator('svg').boundingBox()
      // Centred in the space without the border.
      expect(icon && icon.x + icon.width / 2).toBeCloseTo(39.5, 0)
      await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Expand menu' }).press(' ')
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256)
    } else {
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await openMenu(page)
    }
    await menu.getByRole('link', { name: 'Users' }).press('Enter')
    await expect(page.getByText('User management coming soon...')).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  })
})

test('a session that expires while a page is open leads to sign-in, and back', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await signIn(page)
  await open(page, '/admin/settings')
  await context.clearCookies()
  // The screen may start its timer after the clock has first advanced.
  await expect(async () => {
    await page.clock.runFor('58:30')
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fsettings$/, { timeout: 2000 })
  }).toPass()
  await fillInSignIn(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Settings' })).toBeVisible()
})

/** Opens the menu, which is a drawer on narrow screens. */
async function openMenu(page: Page): Promise<void> {
  const drawer = page.locator('summary', { hasText: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Staff menu' })
  // The URL may change before the screen is rendered.
  await expect(drawer.or(menu).filter({ visible: true })).toHaveCount(1)
  if (await drawer.isVisible()) await drawer.click()
}
