import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { testApp } from '../support/app.ts'
import { post } from '../support/report-form.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const behindProxy = { TRUSTED_PROXY_HOPS: '1' }

const HTML =
  '<p>Your parcel waits. Pay AED 3 and send your card number:<a href="http://emiratespost-ae.top/pay">Pay now</a></p><script>alert(1)</script><p hidden>See you at the mall</p>'
const JUDGED = `From: Emirates Post <help@emiratespost-ae.top>
Subject: ملاحظة بشأن شحنتك

Your parcel waits. Pay AED 3 and send your card number:Pay now <http://emiratespost-ae.top/pay>`

test('an email file is analysed, its text is shown in the box, and nothing else of it is stored', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const { status, html, text, box } = await check(origin, { file: mail() })
  expect(status).toBe(200)
  expect(text).toContain('Potential Scam Detected')
  expect(text).toContain('9 checks remaining this hour')
  expect(box).toBe(JUDGED)
  expect(html).not.toMatch(/<script>alert|X-Secret|See you at the mall/)
  const { rows } = await app.db.execute<Record<string, string>>(sql`select * from scam_checks`)
  expect(rows).toHaveLength(1)
  expect(app.crypto.decrypt('scam_checks.content', rows[0]?.content_encrypted ?? '')).toBe(JUDGED)
})

test('an email whose headers exceed the text limit can be pasted', async () => {
  const origin = await serve(await testApp(behindProxy))
  const pasted = withLongHead(mailSource())
  expect(pasted.length).toBeGreaterThan(LIMITS.checkLength)
  for (const send of [check, checkUrlEncoded]) {
    const { status, text, box } = await send(origin, { text: pasted })
    expect(status).toBe(200)
    expect(text).toContain('Potential Scam Detected')
    expect(box).toBe(JUDGED)
  }
})

test('the Arabic page accepts a file and shows its errors in Arabic', async () => {
  const origin = await serve(await testApp(behindProxy))
  const { text } = await check(origin, { file: new File(['x'], 'x.eml') }, '/ar/scam-checker')
  expect(text).toContain('أو اختر ملف')
  expect(text).toContain('يجب أن يكون الملف رسالة بريد إلكتروني')
})

describe('a field error that keeps the typed text and costs no check is shown for', () => {
  test.each([
    ['an empty file', () => new File([], 'mail.eml'), 'The file is empty.'],
    [
      'a large file',
      () => mail('x'.repeat(LIMITS.mailFile)),
      'The file must be smaller than 1 MB.',
    ],
    [
      'a file above the read limit',
      () => mail('x'.repeat(LIMITS.evidenceFile + 1)),
      'The file must be smaller than 1 MB.',
    ],
    ['an image', () => new File(['\x89PNG\r\n'], 'mail.eml'), 'The file must be an email (.eml).'],
  ])('%s', async (_, file, words) => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    const { status, html, text, box } = await check(origin, { text: 'What I typed', file: file() })
    expect(status).toBe(400)
    expect(text).toContain(words)
    expect(html).not.toMatch(/<textarea(?=[^>]* aria-invalid=)/)
    expect(html).toMatch(/<input(?=[^>]* type="file")(?=[^>]* aria-invalid="true")/)
    expect(box).toBe('What I typed')
    expect(text).toContain('10 checks remaining this hour')
  })

  test.each([
    ['a long text', 'a'.repeat(5001)],
    ['a long text with a line like a header', `From: me\n\n${'a'.repeat(5001)}`],
    ['headers above the size limit', withLongHead(mailSource(), 200_000)],
  ])('%s', async (_, typed) => {
    const origin = await serve(await testApp(behindProxy))
    const { status, text, box } = await check(origin, { text: typed })
    expect(status).toBe(400)
    expect(text).toContain('Content is too long. Please limit to 5000 characters')
    expect(box).toBe(typed)
  })
})

test('headers do not bypass the message limit', async () => {
  const origin = await serve(await testApp(behindProxy))
  const { status } = await check(origin, { type: 'message', text: withLongHead(mailSource()) })
  expect(status).toBe(400)
})

test('over the limit, the text read from the file is shown in the box', async () => {
  const origin = await serve(await testApp(behindProxy))
  for (let n = 0; n < 10; n++) await check(origin, { text: 'hello' })
  const { status, box } = await check(origin, { file: mail() })
  expect(status).toBe(429)
  expect(box).toBe(JUDGED)
})

test('invalid email files are rate limited', async () => {
  const origin = await serve(await testApp(behindProxy))
  const file = () => new File(['no e-mail'], 'mail.eml')
  for (let n = 0; n < LIMITS.mailsPerWindow; n++)
    expect((await check(origin, { file: file() })).status).toBe(400)
  expect((await check(origin, { file: file() })).status).toBe(429)
})

test('a file of another tab is ignored, and an invalid form is rejected', async () => {
  const origin = await serve(await testApp(behindProxy))
  const { box } = await check(origin, { type: 'message', text: 'hello', file: mail() })
  expect(box).toBe('hello')
  const answer = await fetch(`${origin}/scam-checker`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '--y\r\n',
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toContain('Please enter some content to check</p>')
})

test('only the email tab shows the file field, and selecting it keeps typed text', async () => {
  const origin = await serve(await testApp(behindProxy))
  const hidden = /<div(?=[^>]* id="check-mail-field")(?=[^>]* hidden="")/
  expect(await (await fetch(`${origin}/scam-checker`)).text()).toMatch(hidden)
  const body = new URLSearchParams({ type: 'message', text: 'typed', tab: 'email' })
  const html = await (await post(origin, '/scam-checker', body)).text()
  expect(html).not.toMatch(hidden)
  expect(html).toMatch(/<form(?=[^>]* enctype="multipart\/form-data")/i)
  expect(boxOf(html)).toBe('typed')
})

type Fields = { type?: string; text?: string; file?: File }

async function check(
  origin: string,
  { type = 'email', text = '', file = new File([], '') }: Fields,
  path = '/scam-checker',
) {
  const body = new FormData()
  body.set('type', type)
  body.set('text', text)
  body.set('mail', file)
  return answered(await post(origin, path, body))
}

async function checkUrlEncoded(origin: string, { text = '' }: Fields) {
  const body = new URLSearchParams({ type: 'email', text })
  return answered(await post(origin, '/scam-checker', body))
}

async function answered(answer: Response) {
  const html = await answer.text()
  return { status: answer.status, html, text: visibleText(html), box: boxOf(html) }
}

/** Returns the content of the text box. */
function boxOf(html: string): string {
  const written = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1] ?? ''
  return written.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function mail(filler = ''): File {
  return new File([mailSource(), filler], 'mail.eml', { type: 'message/rfc822' })
}

function mailSource(): string {
  const subject = Buffer.from('ملاحظة بشأن شحنتك').toString('base64')
  return `From: Emirates Post <help@emiratespost-ae.top>
X-Secret: kept by nobody
Subject: =?UTF-8?B?${subject}?=
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from(HTML).toString('base64')}
`
}

function withLongHead(source: string, length = 6000): string {
  const hops = `Received: from mx.example by mail.example; Sun, 6 Dec 2026 10:00:00 +0400\n`
  return hops.repeat(Math.ceil(length / hops.length)) + source
}
