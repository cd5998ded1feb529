import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { outageTest } from '../support/journey-outage.ts'
import { handInReport } from '../support/journey-report.ts'
import {
  accessibilityFaults,
  allowOfflineErrors,
  expect,
  isBelowTopBar,
  open,
  test,
} from './fixtures.ts'

const RECEIPT = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/

test('a report with evidence is sent, its receipt shown, and its status found by the receipt', async ({
  page,
}) => {
  await page.goto('/report-scam')
  await expect(page).toHaveTitle('Report a Scam | Himaya - UAE Scam Protection')
  await fill(page)
  await page.getByLabel('Evidence images').setInputFiles([await picture('one.jpg')])
  await page.getByLabel('Evidence images').setInputFiles([await picture('two.jpg', 800)])
  const previews = page.getByRole('list', { name: 'Chosen images' })
  await expect(previews.getByRole('listitem')).toHaveCount(2)
  await expect(chosenImage(page, 'two.jpg')).toBeVisible()
  await expect(previews.getByRole('img'), 'a name is read out once').toHaveCount(0)
  await page.getByRole('button', { name: 'Remove one.jpg' }).click()
  await expect(previews.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByLabel('Evidence images')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit Report' }).click()
  await expect(page.getByRole('heading', { name: 'Report Submitted Successfully' })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  const receipt = (await page.getByText(RECEIPT).textContent()) ?? ''
  expect(page.url()).not.toContain(receipt)

  await page.getByRole('link', { name: 'Report status' }).click()
  await page.getByLabel('Receipt code').fill(receipt.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Show status' }).click()
  await expect(page.getByText('Under review')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an empty form shows a summary that receives focus and links to each field', async ({
  page,
}) => {
  await open(page, '/report-scam')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Submit Report' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter a title',
    'Select a category',
    'Describe what happened',
    'Enter an email address in the form name@example.com, or leave it empty',
  ])
  await summary.getByRole('link', { name: 'Select a category' }).click()
  await expect(page.getByLabel('Category')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('nobody')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('rejected files are named, accepted ones are kept, and focus stays in the list after the last image', async ({
  page,
}) => {
  await open(page, '/report-scam')
  const input = page.getByLabel('Evidence images')
  const large = Buffer.alloc(5 * 1024 * 1024 + 1)
  await input.setInputFiles([
    { name: 'large.png', mimeType: 'image/png', buffer: large },
    await picture('good.jpg'),
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ])
  await expect(
    page.getByText('Some files were rejected. Please only upload images under 5MB.'),
  ).toBeVisible()
  const previews = page.getByRole('list', { name: 'Chosen images' })
  await expect(previews.getByRole('listitem')).toHaveCount(1)
  await input.setInputFiles([
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
  ])
  await expect(previews.getByRole('listitem')).toHaveCount(1)
  await input.focus()
  await input.setInputFiles([
    ...(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => picture(`${n}.jpg`, 320 + n)))),
    { name: 'more.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ])
  await expect(previews.getByRole('listitem')).toHaveCount(8)
  for (const problem of ['Some files were rejected.', 'You can add up to 8 images.']) {
    await expect(page.getByText(problem)).toBeVisible()
  }
  await expect(input, 'no more images can be selected').toBeDisabled()
  await expect(page.getByRole('button', { name: 'Remove 7.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
})

test('images can be dropped and pasted; text that is copied with an image of itself is pasted as text', async ({
  page,
}) => {
  await open(page, '/report-scam')
  const { buffer } = await picture('shot.jpg')
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const carry = (name: string) => {
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      return data
    }
    document
      .querySelector('#evidence')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: carry('dropped.jpg'), bubbles: true }))
    document
      .querySelector('#description')
      ?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: carry('pasted.jpg'), bubbles: true }),
      )
  }, buffer.toString('base64'))
  await expect(chosenImage(page, 'dropped.jpg')).toBeVisible()
  await expect(chosenImage(page, 'pasted.jpg')).toBeVisible()

  const isLeftToBrowser = await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'a cell')
    data.setData('text/html', '<td>a cell</td>')
    data.items.add(new File(['...'], 'image.png', { type: 'image/png' }))
    const paste = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    return document.querySelector('#description')?.dispatchEvent(paste)
  })
  expect(isLeftToBrowser).toBe(true)
})

test('during upload progress is shown and announced, a second click sends nothing, and cancelling keeps everything', async ({
  page,
}) => {
  await page.goto('/report-scam')
  let sent = 0
  await page.route('**/report-scam', () => {
    sent += 1
  })
  const submit = page.getByRole('button', { name: 'Submit Report' })
  await fill(page)
  await page.getByLabel('Evidence images').setInputFiles([await picture('one.jpg')])
  await submit.click()
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: /^(Uploading…|Checking your report…)/ })
  await expect(said).toHaveCount(1)
  await expect(submit).toBeDisabled()
  await expect(submit).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(said).toHaveCount(0)
  expect(sent).toBe(1)
  await expect(page.getByLabel('Title')).toHaveValue('Fake parcel fee')
  await expect(chosenImage(page, 'one.jpg')).toBeVisible()
  await page.unroute('**/report-scam')

  await test.step('cancelling after the upload is complete is not reported as stopped, and the report can be sent again', async () => {
    const silent = await silentServer()
    await page.route('**/report-scam', (route) => route.continue({ url: silent.address }))
    await submit.click()
    await expect(page.getByText('Checking your report…').first()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    const note = page.getByRole('alert').filter({ hasText: 'Your report may have arrived' })
    await expect(note.locator('..')).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    silent.close()
    await page.unroute('**/report-scam')
    await submit.click()
    await expect(page.getByText(RECEIPT)).toBeVisible()
  })
})

test('a failed submission keeps the input, and one whose response was lost gets the same receipt when repeated', async ({
  page,
  complaints,
}) => {
  await page.goto('/report-scam')
  await fill(page)
  await page.getByLabel('Evidence images').setInputFiles([await picture('one.jpg')])
  const submit = page.getByRole('button', { name: 'Submit Report' })
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to submit report' })
  let lost = ''
  for (const [how, answer] of [
    [
      'with a page of another server',
      (route: Route) => route.fulfill({ status: 503, body: 'down' }),
    ],
    ['without a response', (route: Route) => route.abort()],
    [
      'with a lost response',
      async (route: Route) => {
        lost = await (await route.fetch()).text()
        await route.abort()
      },
    ],
  ] as const) {
    await test.step(how, async () => {
      await page.route('**/report-scam', answer)
      await page.getByLabel('Title').focus()
      await submit.click()
      await expect(problem).toBeFocused()
      await expect(problem).toContainText('Failed to submit report. Please try again.')
      await expect(page.getByLabel('Title')).toHaveValue('Fake parcel fee')
      await expect(chosenImage(page, 'one.jpg')).toBeVisible()
      await page.unroute('**/report-scam')
    })
  }
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Report Submitted Successfully' })).toBeFocused()
  const receipt = (await page.getByText(RECEIPT).textContent()) ?? ''
  expect(receipt).toMatch(RECEIPT)
  expect(lost).toContain(receipt)
  allowOfflineErrors(complaints)
})

test('a rejected report keeps the input, including changes made meanwhile, and is sent once corrected', async ({
  page,
}) => {
  await page.goto('/report-scam')
  await fill(page)
  await page.getByLabel('Evidence images').setInputFiles([await picture('one.jpg')])
  const category = page.getByLabel('Category')
  await category.locator('option:checked').evaluate((option: HTMLOptionElement) => {
    option.value = 'gone'
  })
  await page.route('**/report-scam', async (route) => {
    await page.getByLabel('Title').fill('Typed meanwhile')
    await route.continue()
  })
  await page.getByRole('button', { name: 'Submit Report' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Select a category'])
  await expect(category).toHaveAccessibleDescription('Select a category')
  await expect(page.getByLabel('Title')).toHaveValue('Typed meanwhile')
  await expect(chosenImage(page, 'one.jpg')).toBeVisible()
  await expect(page.getByText('could not keep the images')).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
  await category.selectOption({ label: 'Phishing' })
  await page.getByRole('button', { name: 'Submit Report' }).click()
  await expect(page.getByRole('heading', { name: 'Report Submitted Successfully' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

outageTest(
  'a form opened during a database outage can be sent afterwards with all its input',
  async ({ page, himaya }) => {
    const restore = await himaya.shut()
    await page.goto('/report-scam')
    await expect(page.getByText('The categories could not be loaded.')).toBeVisible()
    await page.getByLabel('Title').fill('Fake parcel fee')
    await page.getByLabel('Description').fill('A message about a parcel that asked for money.')
    await page.getByLabel('Evidence images').setInputFiles([await picture('one.jpg')])
    await restore()
    await page.getByRole('button', { name: 'Submit Report' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary.getByRole('link')).toHaveText(['Select a category'])
    await expect(page.getByText('The categories could not be loaded.')).toBeHidden()
    await expect(page.getByLabel('Title')).toHaveValue('Fake parcel fee')
    await expect(page.getByLabel('Description')).toHaveValue(/^A message about a parcel/)
    await expect(page.getByText('one.jpg')).toBeVisible()
    await page.getByLabel('Category').selectOption({ label: 'Phishing' })
    await page.getByRole('button', { name: 'Submit Report' }).click()
    await expect(page.getByRole('heading', { name: 'Report Submitted Successfully' })).toBeFocused()
  },
)

test('images selected before the script has loaded are kept, and a redirect to another kind of page is followed', async ({
  page,
}) => {
  const picked = Promise.withResolvers<void>()
  await page.route('**/assets/report-script*', async (route) => {
    await picked.promise
    await route.continue()
  })
  await page.goto('/report-scam', { waitUntil: 'commit' })
  await page.getByLabel('Evidence images').setInputFiles([await picture('early.jpg')])
  picked.resolve()
  await expect(chosenImage(page, 'early.jpg')).toBeVisible()

  await page.route('**/report-scam', (route) =>
    route.fulfill({ status: 303, headers: { Location: '/terms' } }),
  )
  await fill(page)
  await page.getByRole('button', { name: 'Submit Report' }).click()
  await expect(page).toHaveURL('/terms')
})

test('possible personal data is asked about before sending, and masked with one tap', async ({
  page,
}) => {
  await page.goto('/report-scam')
  let sent = 0
  const told: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    if (request.url().endsWith('/report-scam')) sent += 1
    told.push(new URLSearchParams(request.postData() ?? '').toString())
  })
  await fill(page)
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/reports/similar') &&
      /called\+from/.test(request.postData() ?? ''),
  )
  await page
    .getByLabel('Description')
    .fill(
      'I gave 4111 1111 1111 1111, AE07 0331 2345 6789 0123 456 and OTP 482913. They called from 050 123 4567.',
    )
  await asked
  expect(told.join()).not.toMatch(/4111.1111|0331.2345|482913|123.4567/)
  await page.getByRole('button', { name: 'Submit Report' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'Are any of these details your own?' })
  await expect(question).toBeFocused()
  await expect(question).toContainText('Is this your own phone number?')
  expect(await isBelowTopBar(question.getByRole('heading'))).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Mask 4111 1111 1111 1111' }).click()
  await expect(page.getByLabel('Description')).toHaveValue(
    'I gave •••• •••• •••• 1111, AE07 0331 2345 6789 0123 456 and OTP 482913. They called from 050 123 4567.',
  )
  expect(sent).toBe(0)
  await question.getByRole('button', { name: 'Submit Report' }).click()
  await expect(page.getByRole('heading', { name: 'Report Submitted Successfully' })).toBeFocused()
})

test('while a scam is described, a matching library entry is shown', async ({ page }) => {
  await page.goto('/scam-library')
  const title = await page.getByRole('heading', { level: 2 }).first().textContent()
  await open(page, '/report-scam')
  await page.getByLabel('Title').fill(title ?? '')
  const link = page.getByRole('link', { name: title ?? '' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByText('Already in our library:')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await link.evaluate((shown) => shown.classList.add('read-out'))
  const asked = page.waitForResponse('**/api/reports/similar')
  await page.getByLabel('Title').press('End')
  await page.getByLabel('Title').press('Space')
  await (await asked).finished()
  await expect(page.locator('.read-out')).toBeVisible()
})

test('a status is shown for its own code only, and an unknown code shows an error at the field', async ({
  page,
}) => {
  await open(page, '/report-status')
  await page.getByLabel('Receipt code').fill(await handInReport('Fake parcel fee'))
  await page.getByRole('button', { name: 'Show status' }).click()
  await expect(page.getByText('Under review')).toBeVisible()
  await page.route('**/report-status', (route) => route.fulfill({ status: 502 }))
  await page.getByLabel('Receipt code').fill('7K2M-Q9XD-0HTB-V4RW')
  await page.getByRole('button', { name: 'Show status' }).click()
  await expect(page.locator('#code-problem')).not.toBeEmpty()
  await expect(page.getByText('Under review')).toBeHidden()
  await page.unroute('**/report-status')

  for (const language of ['', '/ar']) {
    await open(page, `${language}/report-status`)
    await page.locator('#code').fill('7K2M-Q9XD-0HTB-V4RX')
    await page.locator('form [data-sends]').click()
    await expect(page.locator('#code')).toBeFocused()
    await expect(page.locator('#code-problem')).toBeInViewport()
    expect(await isBelowTopBar(page.locator('label[for=code]'))).toBe(true)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a report with evidence is sent, and reloading shows the receipt again and sends nothing', async ({
    page,
  }) => {
    await page.goto('/report-scam')
    await fill(page)
    await page.getByLabel('Evidence images').setInputFiles([await picture('one.jpg')])
    await page.getByRole('button', { name: 'Submit Report' }).click()
    await expect(page.getByRole('heading', { name: 'Report Submitted Successfully' })).toBeVisible()
    const receipt = (await page.getByText(RECEIPT).textContent()) ?? ''
    await page.reload()
    await expect(page.getByText(RECEIPT)).toHaveText(receipt)
    await page.getByRole('link', { name: 'Submit Another Report' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('')
  })

  test('personal data is masked only by its button: Enter in a field sends the report', async ({
    page,
  }) => {
    await page.goto('/report-scam')
    await fill(page)
    await page
      .getByLabel('Description')
      .fill('I gave 4111 1111 1111 1111 to them, who called from 050 123 4567')
    await page.getByRole('button', { name: 'Submit Report' }).click()
    const mask = page.getByRole('button', { name: /^Mask / })
    await expect(mask).toHaveCount(2)
    await page.getByRole('button', { name: 'Mask 4111 1111 1111 1111' }).click()
    await expect(page.getByLabel('Description')).toHaveValue(
      'I gave •••• •••• •••• 1111 to them, who called from 050 123 4567',
    )
    await expect(mask).toHaveCount(1)
    await page.getByLabel('Title').press('Enter')
    await expect(page.getByRole('heading', { name: 'Report Submitted Successfully' })).toBeVisible()
  })
})

/** A selected image in the list, found by the name below it. */
const chosenImage = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chosen images' }).getByText(name)

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Fake parcel fee')
  await page.getByLabel('Category').selectOption({ label: 'Phishing' })
  await page.getByLabel('Description').fill('A message about a parcel that asked for money.')
}

async function picture(name: string, width = 320) {
  const buffer = await sharp({ create: { width, height: 240, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Starts a server that accepts everything and never answers. */
async function silentServer(): Promise<{ address: string; close(): void }> {
  const server = createServer((request) => request.resume())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/report-scam`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
