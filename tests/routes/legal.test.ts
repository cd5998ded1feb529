import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RETENTION } from '#app/domain/limits.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES, writtenIn } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { privacyPolicyText } from '#words/legal/privacy-policy.js'
import { privacySummaryText } from '#words/privacy-summary.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const GEMINI = { GEMINI_API_KEY: 'k' }
const MODEL = {
  MODEL_BASE_URL: 'https://falcon.example:8443/v1',
  MODEL_NAME: 'falcon3',
  MODEL_API_KEY: 'model-key',
}
const BOT: Record<string, string> = {
  TELEGRAM_BOT_TOKEN: `1:${'a'.repeat(35)}`,
  PUBLIC_ORIGIN: 'https://himaya.example',
}
const MAIL_API = { MAIL_API_URL: 'https://mail.example/send', MAIL_API_KEY: 'k' }

test('the privacy policy is dated December 2024 and names the configured mailbox', async () => {
  const { text, html } = await open(
    await testApp({ PRIVACY_EMAIL: 'dpo@site.example' }),
    '/privacy-policy',
  )
  expect(text).toContain('Last updated: December 2024')
  expect(html).toContain('href="mailto:dpo@site.example"')
  expect(html).toContain('<title>Privacy Policy | Himaya - UAE Scam Protection</title>')
})

test('the privacy policy says that texts leave the country if and only if a model is configured', async () => {
  const outside = 'The text then leaves the United Arab Emirates'
  expect((await open(await testApp(GEMINI), '/privacy-policy')).text).toContain(outside)
  expect(
    (await open(await testApp({ ...GEMINI, ANALYZERS: 'local' }), '/privacy-policy')).text,
  ).not.toContain(outside)
  expect((await open(await testApp(), '/privacy-policy')).text).toContain(
    'We use no external AI service',
  )
})

test("the privacy policy names the model's host if and only if the model is used", async () => {
  const policy = async (variables: Record<string, string>, path = '/privacy-policy') =>
    (await open(await testApp({ ...MODEL, ...variables }), path)).text
  const onHost = 'an AI model that we chose, on the server falcon.example.'
  const sole = await policy({})
  expect(sole).toContain(onHost)
  expect(sole).not.toMatch(/Gemini|no external AI service|model-key/)
  expect(await policy({}, '/ar/privacy-policy')).toContain('falcon.example')
  expect(await policy({ ANALYZERS: 'local' })).not.toContain('falcon.example')
  const both = await policy({ ...GEMINI, ANALYZERS: 'openai,gemini,local' })
  expect(both).toContain(onHost)
  expect(both).toContain('Google Gemini')
})

test('the privacy policy says that registries and short link services are asked if and only if they are', async () => {
  const asked = [
    [
      ...['/privacy-policy', 'send the pasted text to nobody', 'asks the registry of a domain'],
      ...['We keep their answers for one day.', 'apart from the domains and short links'],
    ],
    [
      ...['/ar/privacy-policy', 'لا نرسل النص الذي تلصقه إلى أحد', 'يسأل سجلّ النطاق'],
      ...['ونحتفظ بإجاباتها يومًا واحدًا.', 'إلا النطاقات والروابط المختصرة'],
    ],
  ] as const
  for (const [path, toNobody, ...sentences] of asked) {
    const [on, off] = [await testApp({ NETWORK_CHECKS: 'true' }), await testApp()]
    const { text } = await open(on, path)
    for (const sentence of sentences) expect(text).toContain(sentence)
    expect(text).not.toContain(toNobody)
    const without = (await open(off, path)).text
    for (const sentence of sentences) expect(without).not.toContain(sentence)
    expect(without).toContain(toNobody)
  }
})

test('the privacy policy says that Telegram gets what is sent to the bot if and only if there is one', async () => {
  for (const [path, sentence] of [
    ['/privacy-policy', 'Telegram, a company outside the United Arab Emirates, then gets'],
    ['/ar/privacy-policy', 'عندئذ تصل إلى تيليجرام'],
  ] as const) {
    expect((await open(await testApp(BOT), path)).text).toContain(sentence)
    expect((await open(await testApp(), path)).text).not.toContain(sentence)
  }
})

test('the privacy policy names push services if and only if the operator turned them on', async () => {
  for (const [path, ...sentences] of [
    [
      '/privacy-policy',
      'If you turn on notifications about new scams',
      'The address for notifications',
    ],
    ['/ar/privacy-policy', 'إذا شغّلت الإشعارات', 'عنوان الإشعارات'],
  ] as const) {
    const on = (await open(await testApp({ WEB_PUSH: 'true' }), path)).text
    const off = (await open(await testApp(), path)).text
    for (const sentence of sentences) {
      expect(on).toContain(sentence)
      expect(off).not.toContain(sentence)
    }
  }
})

test.each(
  LOCALES.filter((locale) => writtenIn(privacyPolicyText, locale) !== locale),
)('the short policy in %s tells of Telegram, push and network services if and only if they are used', async (locale) => {
  const pointsOf = async (variables: Record<string, string>) => {
    const { html } = await open(await testApp(variables), localPath(locale, '/privacy-policy'))
    const [, summary = ''] = html.split(`>${privacySummaryText[locale].title}</h2>`)
    return [...summary.split('</ul>')[0]!.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text]) => text)
  }
  const off = await pointsOf({})
  expect(off.length).toBeGreaterThan(5)
  expect(off).not.toContain('')

  const each: Record<string, string>[] = [{ NETWORK_CHECKS: 'true' }, { WEB_PUSH: 'true' }, BOT]
  for (const variables of each) {
    const on = await pointsOf(variables)
    expect(on.filter((point) => !off.includes(point))).toHaveLength(1)
    expect(on).toHaveLength(off.length + 1)
  }
})

test('the privacy policy says where contact messages go, according to the mail configuration', async () => {
  const kept = 'is kept as a file on our server'
  expect((await open(await testApp(), '/privacy-policy')).text).toContain(kept)
  for (const door of [MAIL_API, { SMTP_URL: 'smtp://mail.example' }]) {
    const { text } = await open(await testApp(door), '/privacy-policy')
    expect(text).toContain('This site keeps no copy')
    expect(text).not.toContain(kept)
  }
})

test('the privacy policy states the retention periods that are applied', async () => {
  const { text } = await open(await testApp(), '/privacy-policy')
  const days = (period: number) => `${period / 86_400_000} days`
  expect(text).toContain(`the coded IP address of the sender: ${days(RETENTION.checkContent)}`)
  expect(text).toContain(`the coded IP address of the sender: ${days(RETENTION.reporterContact)}`)
  expect(text).toContain(`published or not: at most ${days(RETENTION.evidenceImages)}`)
  expect(text).toContain(`that we do not publish: ${days(RETENTION.rejectedReport)}`)
  expect(text).toContain(`only once: ${days(RETENTION.interactionFingerprint)}`)
  expect(text).toContain(`at most ${days(RETENTION.contactMessage)}`)
  const arabic = await open(await testApp(), '/ar/privacy-policy')
  expect(arabic.text).toContain(`${RETENTION.evidenceImages / 86_400_000} يومًا على الأكثر من وصوله`)
})

test('reading and checking set no cookie, and no page loads external resources', async () => {
  const app = await testApp()
  const origin = await serve(app)
  for (const path of [
    '/',
    '/scam-checker',
    '/scam-library',
    '/contact',
    '/privacy-policy',
    '/terms',
  ]) {
    const page = await fetch(origin + path)
    expect([path, page.headers.get('set-cookie')]).toEqual([path, null])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).not.toMatch(/(?:src|href)="https?:[^"]*\.(?:js|css|woff2?)/)
  }
  const writes: [path: string, fields: Record<string, string>, status: number][] = [
    ['/scam-checker', { type: 'message', text: 'Pay a fee for your parcel.' }, 200],
    ['/ar/scam-checker', { type: 'website', text: 'http://parcel-fee.example' }, 200],
    [
      '/contact',
      { name: 'Sara', email: 'sara@visitor.example', subject: 'A question', message: 'How?' },
      303,
    ],
    ['/contact', { name: 'Sara' }, 400],
    ['/api/page-views', { path: '/' }, 204],
  ]
  for (const [path, fields, status] of writes) {
    const body = new URLSearchParams(fields)
    const answer = await fetch(origin + path, { method: 'POST', redirect: 'manual', body })
    expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, status, null])
  }
})

test('the terms are dated today in UAE time', async () => {
  const app = await testApp({ SUPPORT_EMAIL: 'help@site.example' })
  app.clock = { now: () => new Date('2026-02-28T20:30:00Z') }
  const { text, html } = await open(app, '/terms')
  expect(text).toContain('Last updated: 1 March 2026')
  expect(html).toContain('href="mailto:help@site.example"')
})

test.each([
  [
    '/privacy-policy',
    [
      'never sell personal data',
      'law enforcement',
      'withdraw your consent',
      'send us the receipt code of your report',
      'encrypted before they are stored',
      'servers in the United Arab Emirates',
      'Federal Decree-Law No. 45 of 2021',
    ],
  ],
  [
    '/terms',
    [
      'agree to these terms',
      'personal, non-commercial',
      'accurate',
      'good faith',
      'No guarantee',
      'Limit of liability',
      'Indemnification',
      'Changes',
      'laws of the United Arab Emirates',
    ],
  ],
])('%s has the content of the specification', async (path, sentences) => {
  const { text } = await open(await testApp(), path)
  for (const sentence of sentences) expect(text).toContain(sentence)
})

test.each([
  '/privacy-policy',
  '/terms',
])('every item in the table of contents of %s links to its section', async (path) => {
  const { html } = await open(await testApp(), path)
  const targets = [...html.matchAll(/<li><a href="#([\w-]+)"/g)].map(([, id]) => id)
  expect(targets.length).toBeGreaterThan(5)
  for (const id of targets) expect(html).toContain(`<section id="${id}"`)
})

test('the legal pages need no database', async () => {
  const app = await testApp()
  await app.db.execute(sql`alter schema public rename to away`)
  expect((await open(app, '/privacy-policy')).text).toContain('Privacy Policy')
  expect((await open(app, '/terms')).text).toContain('Terms of Service')
})

async function open(app: App, path: string) {
  const page = await fetch((await serve(app)) + path)
  expect(page.status).toBe(200)
  const html = await page.text()
  return { html, text: visibleText(html) }
}
