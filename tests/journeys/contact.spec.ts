import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

const MESSAGE = {
  name: 'Sara',
  email: 'sara@visitor.example',
  subject: 'A question',
  message: 'Hello',
}

test('messages can be sent by keyboard alone, one after another', async ({ page }) => {
  await open(page, '/contact')
  await expect(page).toHaveTitle('Contact Us | Himaya - UAE Scam Protection')
  await expect(page.getByRole('complementary').getByText('Dubai, UAE')).toBeVisible()
  await page.getByLabel('Your name').focus()
  for (const value of Object.values(MESSAGE)) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  await page.keyboard.press('Enter')
  const sent = page.getByRole('heading', { name: 'Message Sent Successfully' })
  await expect(sent).toBeFocused()
  await expect(sent).toBeInViewport()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(sent).toBeVisible()
  await page.getByRole('link', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
})

test('validation errors are shown and keep the input', async ({ page, baseURL }) => {
  await open(page, '/contact')
  const send = page.getByRole('button', { name: 'Send Message' })

  await test.step('the error summary receives focus and links to each field', async () => {
    await page.getByLabel('Your email address').fill('nobody@')
    await send.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name',
      'Enter an email address in the correct form, like name@example.com',
      'Enter a subject',
      'Enter a message',
    ])
    expect(await accessibilityFaults(page)).toEqual([])
    await summary.getByRole('link', { name: 'Enter an email address' }).click()
    const email = page.getByLabel('Your email address')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/^Enter an email address in the correct form/)
    await expect(email).toHaveValue('nobody@')
  })

  await test.step('a server error is shown in the words of the specification', async () => {
    await fill(page)
    await page.route('**/contact', (route) => route.fulfill({ status: 502 }))
    await send.click()
    await expect(page.getByRole('alert')).toContainText(
      'Failed to send message. Please try again later.',
    )
    expect(await typed(page)).toEqual(Object.values(MESSAGE))
    await page.unroute('**/contact')
  })

  await test.step('the rate limit is shown', async () => {
    for (let sent = 0; sent < 5; sent++) {
      const answer = await page.request.post('/contact', {
        form: MESSAGE,
        headers: { Origin: baseURL ?? '' },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(303)
    }
    await open(page, '/contact')
    await fill(page)
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Please try again in an hour.')
    expect(await typed(page)).toEqual(Object.values(MESSAGE))
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('errors are shown, a message is sent, reloading sends nothing, and the language can be changed', async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.getByLabel('Message', { exact: true }).fill('Hello')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter your name',
      'Enter your email address',
      'Enter a subject',
    ])
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello')

    await fill(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') posts++
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
    expect(posts).toBe(0)
    await page.getByRole('link', { name: 'Send Another Message' }).click()
    await expect(page.getByLabel('Your name')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL(/\/ar\/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تواصل معنا')
  })
})

test('the table of contents of a legal page links to its sections', async ({ page }) => {
  for (const title of ['Privacy Policy', 'Terms of Service']) {
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link')).toHaveCount(0)
    await contents.getByText('On this page').first().click()
    const last = contents.getByRole('link').last()
    const heading = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' })
    await last.click()
    await expect(heading).toBeInViewport()
  }
})

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(MESSAGE.name)
  await page.getByLabel('Your email address').fill(MESSAGE.email)
  await page.getByLabel('Subject').fill(MESSAGE.subject)
  await page.getByLabel('Message', { exact: true }).fill(MESSAGE.message)
}

/** Returns the field values from top to bottom. */
async function typed(page: Page): Promise<string[]> {
  const fields = ['Your name', 'Your email address', 'Subject', 'Message']
  return Promise.all(fields.map((label) => page.getByLabel(label, { exact: true }).inputValue()))
}
