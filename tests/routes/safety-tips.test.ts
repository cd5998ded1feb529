import { describe, expect, test } from 'vitest'
import { contacts as contactsAr } from '#words/ar/advice/contacts.js'
import { safetyTips as safetyTipsAr } from '#words/ar/advice/safety-tips.js'
import { type SafetyTips, safetyTips } from '#words/en/advice/safety-tips.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const LANGUAGES = [
  { prefix: '', words: safetyTips },
  { prefix: '/ar', words: safetyTipsAr },
]
const CATEGORIES = ['banking', 'government', 'shopping', 'social', 'personal'] as const

const cardsOf = (words: SafetyTips, category: (typeof CATEGORIES)[number]) =>
  Object.values(words.guidelines[category])

async function open(path: string) {
  const page = await fetch((await serve(await testApp())) + path)
  const html = await page.text()
  return { status: page.status, html, text: visibleText(html) }
}

describe.each(LANGUAGES)('safety tips at $prefix/safety-tips', ({ prefix, words }) => {
  test('shows six tabs, every card of every topic and the phone numbers', async () => {
    const { status, html, text } = await open(`${prefix}/safety-tips`)
    expect(status).toBe(200)
    expect(html.match(/role="tab"/g)).toHaveLength(6)
    for (const name of Object.values(words.tabs.names)) expect(text).toContain(name)
    for (const { title } of CATEGORIES.flatMap((category) => cardsOf(words, category))) {
      expect(text).toContain(title)
    }
    for (const number of ['999', '901', '8002626', '80022823']) {
      expect(html).toContain(`href="tel:${number}"`)
    }
    expect(html).toContain(`href="${prefix}/report-scam"`)
    expect(html).toContain(`href="${prefix}/first-24-hours"`)
  })

  test.each(CATEGORIES)('the URL selects the topic: %s', async (category) => {
    const { html, text } = await open(`${prefix}/safety-tips?category=${category}`)
    for (const other of CATEGORIES) {
      for (const { title } of cardsOf(words, other)) {
        expect(text.includes(title)).toBe(other === category)
      }
    }
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
    expect(text.includes('800 22823')).toBe(category === 'banking')
  })

  test('every topic has at least two cards of five steps', () => {
    for (const category of CATEGORIES) {
      expect(cardsOf(words, category).length).toBeGreaterThanOrEqual(2)
      for (const { steps } of cardsOf(words, category)) expect(new Set(steps).size).toBe(5)
    }
  })
})

test('an unknown topic shows all', async () => {
  const { text } = await open('/safety-tips?category=%3Cscript%3E')
  expect(text).toContain(cardsOf(safetyTips, 'banking')[0]?.title)
  expect(text).toContain(cardsOf(safetyTips, 'personal')[0]?.title)
})

test('a card that says whom to call says it in the language of the page', async () => {
  expect((await open('/ar/safety-tips?category=banking')).text).toContain(contactsAr.centralBank)
})

test('the page has its own title', async () => {
  const { html } = await open('/safety-tips')
  expect(html).toContain('<title>Safety Tips | Himaya - UAE Scam Protection</title>')
})
