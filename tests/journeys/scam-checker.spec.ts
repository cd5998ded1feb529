import { accessibilityFaults, atBothSizes, expect, isBelowTopBar, open, test } from './fixtures.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned.'

test('a scam message is recognised and its scam words are marked', async ({ page }) => {
  await open(page, '/scam-checker')
  await expect(page).toHaveTitle('Scam Checker | Himaya - UAE Scam Protection')
  await expect(page.getByText('10 checks remaining this hour')).toBeVisible()
  await page.getByLabel('The message').fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  const verdict = page.getByRole('heading', { name: 'Potential Scam Detected' })
  await expect(verdict).toBeFocused()
  await expect(verdict).toBeInViewport()
  await expect(page.getByText('Warning Signs Detected')).toBeVisible()
  await expect(page.getByText('Recommended Action')).toBeVisible()
  await expect(page.locator('mark', { hasText: 'emiratespost-ae.top' })).toBeVisible()
  await expect(page.getByText(/similar scams? reported in the UAE/)).toBeVisible()
  await expect(page.getByText('9 checks remaining this hour')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Report a Scam' })).toHaveAttribute(
    'href',
    '/report-scam',
  )
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an email, an official address and an Arabic message are classified correctly', async ({
  page,
}) => {
  const check = page.getByRole('button', { name: 'Check Now' })
  const scam = page.getByRole('heading', { name: 'Potential Scam Detected' })
  await open(page, '/scam-checker')

  await test.step('changing tabs keeps the text, and arrow keys move between tabs', async () => {
    await page.getByLabel('The message').fill('hello')
    await page.getByRole('tab', { name: 'Message Check' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Email Analysis' })).toBeFocused()
    await expect(page.getByLabel('The email')).toHaveValue('hello')
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Website Verification' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  await test.step('an official address is not called a scam', async () => {
    await page.getByLabel('The web address').fill('https://www.emiratespost.ae')
    await check.click()
    await expect(page.getByRole('heading', { name: 'Content Appears Safe' })).toBeFocused()
    await expect(page.getByText('Warning Signs Detected')).toBeHidden()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('an email with different sender and reply addresses is recognised', async () => {
    await open(page, '/scam-checker')
    await page.getByRole('tab', { name: 'Email Analysis' }).click()
    await page
      .getByLabel('The email')
      .fill(
        'From: Emirates NBD <security@enbd-verify.xyz>\nReply-To: help@gmail.com\nSubject: Account suspended\n\nYour account is suspended. Verify your card number and PIN now at http://enbd-verify.xyz/login',
      )
    await check.click()
    await expect(scam).toBeVisible()
  })

  await test.step('an Arabic message is analysed', async () => {
    await open(page, '/scam-checker')
    await page
      .getByLabel('The message')
      .fill(
        'بريد الإمارات: شحنتك معلقة. ادفع رسوم 12 درهم الآن عبر الرابط http://emiratespost-ae.top وأرسل رمز التحقق',
      )
    await check.click()
    await expect(scam).toBeVisible()
    await expect(page.locator('mark').first()).toBeVisible()
  })
})

atBothSizes(() => {
  test('input and button are visible without scrolling', async ({ page }) => {
    for (const path of ['/scam-checker', '/ar/scam-checker']) {
      await open(page, path)
      for (const control of ['textarea', '[type=submit]:not([role])']) {
        const edge = await page.locator(`main ${control}`).evaluate((element) => {
          const { left, width, bottom } = element.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, bottom - 4) === element
        })
        expect(edge, `${path} ${control}`).toBe(true)
      }
    }
  })
})

test('a long link fits windows of any width', async ({ page }) => {
  await open(page, '/scam-checker')
  await page
    .getByLabel('The message')
    .fill(`Pay AED 9.50 now at https://dhl-parcel.top/pay?id=${'93842x'.repeat(30)} or else`)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  }
})

test('invalid input shows a red, announced error and is kept', async ({ page, baseURL }) => {
  await open(page, '/scam-checker')
  const message = page.getByLabel('The message')
  const check = page.getByRole('button', { name: 'Check Now' })
  const scam = page.getByRole('heading', { name: 'Potential Scam Detected' })

  await test.step('a text that is too long is rejected and kept, and costs no check', async () => {
    const text = 'a'.repeat(5001)
    await message.fill(text)
    await check.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Content is too long. Please limit to 5000 characters',
    )
    await expect(message).toHaveValue(text)
    await expect(page.getByText('10 checks remaining this hour')).toBeVisible()
  })

  await test.step('empty input shows an error and clears the previous result', async () => {
    await open(page, '/scam-checker')
    await message.fill(SCAM)
    await check.click()
    await expect(scam).toBeVisible()
    await message.fill('   ')
    await check.click()
    await expect(page.getByRole('alert')).toHaveText('Please enter some content to check')
    await expect(message).toBeFocused()
    await expect(scam).toBeHidden()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('the eleventh check within the hour is rejected', async () => {
    for (let sent = 1; sent < 10; sent++) {
      const answer = await page.request.post('/scam-checker', {
        form: { type: 'message', text: 'hello' },
        headers: { Origin: baseURL ?? '' },
      })
      expect(answer.status()).toBe(200)
    }
    await open(page, '/scam-checker')
    await message.fill(SCAM)
    await check.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Rate limit exceeded. Please try again in an hour. (0 checks remaining)',
    )
    await expect(page.locator('[data-takes-focus]')).toBeFocused()
    await expect(message).toHaveValue(SCAM)
  })
})

test('during a check the button shows and announces it, a double tap counts once, and typed text is kept', async ({
  page,
}) => {
  await open(page, '/scam-checker')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let sent = 0
  await page.route('**/scam-checker', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await held
    }
    await route.continue()
  })
  await page.getByLabel('The message').fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).dblclick()
  const waiting = page.getByRole('button', { name: 'Analyzing Content...' })
  await expect(waiting).toBeDisabled()
  await expect(waiting).toBeFocused()
  const said = page.locator(':not([aria-busy=true] *)[role=status]', { hasText: 'Analyzing' })
  await expect(said).toHaveText('Analyzing Content...')
  await page.getByLabel('The message').fill('The next message')
  await page.keyboard.press('Tab')
  release()
  await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeFocused()
  await expect(said).toHaveCount(0)
  await expect(page.getByLabel('The message')).toHaveValue('The next message')
  expect(sent).toBe(1)
})

test('a tab change and typing during a check are kept', async ({ page }) => {
  await open(page, '/scam-checker')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/scam-checker', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await page.getByLabel('The message').fill(SCAM)
  await page.getByRole('button', { name: 'Check Now' }).click()
  await page.getByRole('tab', { name: 'Website Verification' }).click()
  const field = page.getByRole('textbox')
  await field.fill('emiratespost-ae.top')
  await field.press('Home')
  await page.keyboard.type('http://')
  release()
  await expect(page.getByRole('heading', { name: 'Potential Scam Detected' })).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('www.')
  await expect(field).toHaveValue('http://www.emiratespost-ae.top')
  const tab = page.getByRole('tab', { name: 'Website Verification' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('The web address')).toBeFocused()
  await expect(page.locator('input[name=type]')).toHaveValue('website')
})

test('a server error is shown in the words of the specification, and the text is kept', async ({
  page,
}) => {
  await open(page, '/scam-checker')
  await page.getByLabel('The message').fill(SCAM)
  await page.route('**/scam-checker', (route) => route.fulfill({ status: 502 }))
  await page.getByRole('button', { name: 'Check Now' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to analyze content. Please try again or contact support.',
  )
  await expect(page.locator('[data-takes-focus]')).toBeFocused()
  await expect(page.getByLabel('The message')).toHaveValue(SCAM)
  await page.unroute('**/scam-checker')
  const verdict = page.getByRole('heading', { name: 'Potential Scam Detected' })
  // Clicks within a second count as a double click.
  await expect(async () => {
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(verdict).toBeFocused({ timeout: 2000 })
  }).toPass()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the checker rejects an empty form, changes tabs, checks, and shows its input', async ({
    page,
  }) => {
    await page.goto('/scam-checker')
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter some content to check')

    await page.goto('/scam-checker')
    await page.getByLabel('The message').fill('https://example.com')
    await page.getByRole('tab', { name: 'Website Verification' }).click()
    await expect(page.getByLabel('The web address')).toHaveValue('https://example.com')
    await expect(page.getByText('10 checks remaining this hour')).toBeVisible()

    await page.goto('/scam-checker')
    await page.getByLabel('The message').fill(SCAM)
    await page.getByRole('button', { name: 'Check Now' }).click()
    const verdict = page.getByRole('heading', { name: 'Potential Scam Detected' })
    await expect(verdict).toBeInViewport()
    expect(await isBelowTopBar(verdict)).toBe(true)
    await expect(page.locator('mark', { hasText: 'emiratespost-ae.top' })).toBeVisible()
    await expect(page.getByLabel('The message')).toHaveValue(SCAM)
    expect(page.url()).not.toContain('parcel')
  })
})
