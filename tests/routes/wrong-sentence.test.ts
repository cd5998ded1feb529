import { expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsByAge } from '#app/platform/mail/outbox.server.ts'
import { checkerText } from '#words/checker/checker.js'
import { translationText } from '#words/translation.js'
import { testApp } from '../support/app.ts'
import { onceTaken } from '../support/once-taken.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const behindProxy = { TRUSTED_PROXY_HOPS: '1' }
const SENTENCE = checkerText.hi.result.uncertain

test('a reported sentence is mailed with its page, its language and the name of its message', async () => {
  const { app, send } = await open()
  const answer = await send({ page: '/hi/scam-checker', sentence: SENTENCE, better: 'बेहतर' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/hi/wrong-sentence?sent=&page=%2Fhi%2Fscam-checker')
  const [mail] = await mailsOf(app)
  expect(mail?.subject).toBe('Wrong sentence in Hindi: /hi/scam-checker')
  for (const part of ['/hi/scam-checker', 'checker/checker: result.uncertain', SENTENCE, 'बेहतर']) {
    expect(mail?.text).toContain(part)
  }
})

test('a sentence of no known message is mailed, and its message is stated as not known', async () => {
  const { app, send } = await open()
  expect((await send({ page: '', sentence: 'यह कहीं नहीं लिखा है।', better: '' })).status).toBe(303)
  const [mail] = await mailsOf(app)
  expect(mail?.text).toContain('Message in app/i18n/:\nNot known')
})

test.each([
  [{ sentence: ' ' }, translationText.hi.sentence.missing],
  [
    { sentence: 'अ'.repeat(LIMITS.sentenceLength + 1) },
    translationText.hi.sentence.tooLong({ limit: LIMITS.sentenceLength }),
  ],
  [
    { sentence: SENTENCE, better: 'अ'.repeat(LIMITS.sentenceLength + 1) },
    translationText.hi.better.tooLong({ limit: LIMITS.sentenceLength }),
  ],
])('an invalid form shows an error at its field and keeps the input: case %#', async (typed, problem) => {
  const { app, send } = await open()
  const answer = await send({ page: '/hi', better: '', ...typed })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(visibleText(html)).toContain(problem)
  expect(html).toContain(typed.sentence.trim())
  expect(await mailsOf(app)).toEqual([])
})

test('concurrent reports of one visitor are limited per hour', async () => {
  const { app, send } = await open()
  const answers = await Promise.all(
    Array.from({ length: LIMITS.contactsPerWindow + 4 }, () =>
      onceTaken(() => send({ page: '/hi', sentence: SENTENCE, better: '' })),
    ),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(4).fill('3600'))
  expect(visibleText(await refused[0]!.text())).toContain(
    translationText.hi.problems['rate-limited'],
  )
  expect(await mailsOf(app)).toHaveLength(LIMITS.contactsPerWindow)
})

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
])('a page of another site is neither linked nor kept in the form: %s', async (page) => {
  const { origin } = await open()
  const sent = await fetch(`${origin}/hi/wrong-sentence?sent&page=${encodeURIComponent(page)}`)
  expect(await sent.text()).not.toMatch(/href="(?:\w+:)?[\\/]{2}evil|href="javascript/)
  const form = await (
    await fetch(`${origin}/hi/wrong-sentence?page=${encodeURIComponent(page)}`)
  ).text()
  expect(form).toContain('name="page" value=""')
})

async function open() {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const send = (fields: Record<string, string>) =>
    fetch(`${origin}/hi/wrong-sentence`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'X-Forwarded-For': '203.0.113.9', Origin: origin },
      body: new URLSearchParams(fields),
    })
  return { app, origin, send }
}

async function mailsOf({ env }: App) {
  const mails = []
  for await (const mail of mailsByAge(outboxOf(env))) mails.push(mail)
  return mails
}
