import { accessibilityFaults, expect, open, test } from './fixtures.ts'

test('developers read the description of the API, which comes from our origin alone', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  await open(page, '/api')
  const check = page.getByRole('button', { name: /Check 1 to 50 texts/ })
  await check.first().click()
  await expect(
    page
      .getByText('A key that the staff of Himaya gave out.')
      .or(page.getByText('Each text counts as one check'))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /execute|try it out|authorize/i })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityFaults(page)).toEqual([])
  expect(foreign).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says where the description is', async ({ page }) => {
    await page.goto('/api')
    await expect(page.getByText('Without JavaScript the description cannot be shown')).toBeVisible()
    await page.getByRole('link', { name: 'Machine-readable description' }).click()
    await expect(page).toHaveURL(/openapi\.json$/)
  })
})
