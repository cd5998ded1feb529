import { describe, expect, test } from 'vitest'
import { firstDay as firstDayAr } from '#words/ar/advice/first-day.js'
import { firstDay } from '#words/en/advice/first-day.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const LANGUAGES = [
  { prefix: '', words: firstDay },
  { prefix: '/ar', words: firstDayAr },
]

async function open(path: string) {
  const page = await fetch((await serve(await testApp())) + path)
  const html = await page.text()
  return { page, html, text: visibleText(html) }
}

describe.each(LANGUAGES)('the first 24 hours at $prefix/first-24-hours', ({ prefix, words }) => {
  const path = `${prefix}/first-24-hours`

  test('has two questions in a form that submits to its own URL', async () => {
    const { page, html, text } = await open(path)
    expect(page.status).toBe(200)
    const form = /<form[^>]*>/.exec(html)?.[0]
    expect(form).toContain('method="get"')
    expect(form).toContain(`action="${path}"`)
    expect(text).toContain(words.shared.legend)
    expect(text).toContain(words.paid.legend)
    expect(text).not.toContain(words.plan.lead)
  })

  test('shows ordered steps, each with its time, reason and contact', async () => {
    const { text } = await open(`${path}?shared=bank&paid=transfer`)
    const order = ['freeze-bank', 'recall-transfer', 'report-police', 'dispute'] as const
    const places = order.map((code) => text.indexOf(words.steps[code].title))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const time of Object.values(words.times)) expect(text).toContain(time)
    expect(text).toContain(words.steps['freeze-bank'].why)
    expect(text).toContain('8002626')
    expect(text).toContain('800 22823')
  })

  test('asks an unanswered question again, and keeps the other answer', async () => {
    const { html, text } = await open(`${path}?paid=cash`)
    expect(text).toContain(words.shared.problems.missing)
    expect(text).not.toContain(words.paid.problems.missing)
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="cash"|value="cash"[^>]*checked=""/)
  })

  test('reports "none" combined with another answer, and keeps both', async () => {
    const { html, text } = await open(`${path}?shared=card&shared=nothing&paid=no`)
    expect(text).toContain(words.shared.problems.contradiction)
    expect(text).not.toContain(words.plan.lead)
    const ticked = [...html.matchAll(/<input [^>]*checked=""[^>]*>/g)].join()
    for (const thing of ['card', 'nothing', 'no']) expect(ticked).toContain(`value="${thing}"`)
  })

  test('a plan links back to its questions without announcing them', async () => {
    const { text, html } = await open(`${path}?shared=bank&paid=no`)
    expect(text).not.toContain(words.ask)
    expect(text.indexOf(words.plan.change)).toBeLessThan(
      text.indexOf(words.steps['freeze-bank'].title),
    )
    expect(text.indexOf(words.plan.change)).toBeGreaterThan(0)
    expect(html).toMatch(/<input [^>]*checked=""[^>]*value="bank"|value="bank"[^>]*checked=""/)
    expect((await open(path)).text).toContain(words.ask)
  })

  test('bank numbers of large banks can be tapped', async () => {
    const { text, html } = await open(`${path}?shared=card&paid=no`)
    expect(text).toContain(words.banks.title)
    expect(html).toContain('href="tel:600525500"')
    expect((await open(`${path}?shared=nothing&paid=no`)).text).not.toContain(words.banks.title)
  })

  test('a plan is shared by plain links to the questions, without the answers', async () => {
    const { html } = await open(`${path}?shared=card&paid=no`)
    const links = [...html.matchAll(/href="((?:https:\/\/wa\.me|sms:)[^"]*)"/g)].map(([, href]) =>
      decodeURIComponent(href!),
    )
    expect(links).toHaveLength(2)
    for (const link of links) {
      expect(link).toContain(path)
      expect(link).not.toContain('shared=')
    }
  })

  test('an empty form shows errors at both questions, and links to the first', async () => {
    const { html, text } = await open(`${path}?shared=`)
    expect(text).toContain(words.paid.problems.missing)
    const led = [...html.matchAll(/<\w+ [^>]*autofocus=""[^>]*>([^<]*)</g)].map(([, told]) => told)
    expect(led).toEqual([words.shared.problems.missing])
  })
})

test('a plan is not cached and not indexed', async () => {
  const { page, html } = await open('/first-24-hours?shared=card&paid=no')
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  expect(html).toContain('noindex')
  expect(page.headers.get('Set-Cookie')).toBeNull()
})
