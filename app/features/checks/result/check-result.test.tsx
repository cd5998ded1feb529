import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { analyze } from '#analyzer'
import { LocaleProvider } from '#app/i18n/use-text.tsx'
import { checker } from '#words/ar/checker/checker.js'
import type { ExplainedKind } from '../kinds/explained-kind.db.server.ts'
import { type WordedAnalysis, wordAnalysis } from '../word-analysis.server.ts'
import { CheckResult } from './check-result.tsx'

const TEXT = 'DHL: pay AED 3 now'
const ANALYSIS: WordedAnalysis = {
  outcome: 'scam',
  failed: false,
  confidence: 90,
  warningLevel: 'high',
  scamType: 'رسوم طرد وهمية',
  recommendation: 'DHL لا تطلب رسومًا برسالة: لا تدفع.',
  settledBy: [],
  mayHaveHappened: true,
  reasons: [{ text: 'DHL لا تطلب رسومًا برسالة.', spans: [{ start: 5, end: 8 }] }],
  facts: [],
  reassurances: [],
  sign: null,
  image: null,
}

/** Renders a verdict on an Arabic page. */
function shown(analysis: WordedAnalysis, kind: ExplainedKind | null = null): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider value="ar">
        <CheckResult
          analysis={analysis}
          similarScams={0}
          type="message"
          text={TEXT}
          checkedAt="2026-03-01T08:30:00.000Z"
          kind={kind}
        />
      </LocaleProvider>
    </MemoryRouter>,
  )
}

const html = shown(ANALYSIS)

const pasted = html.slice(html.indexOf('<div role="group"'))

test('a sentence of the verdict has the direction of the page, whatever its first word', () => {
  const sentences = html.match(/<(?:li|p)[^>]*>DHL/g)
  expect(sentences).toHaveLength(2)
  expect(sentences?.join()).not.toContain('dir=')
})

test('the pasted text has its own language, and the labels of its marks have that of the page', () => {
  expect(/<div[^>]*>/.exec(pasted)?.[0]).toContain('lang="en" dir="auto"')
  const [, language, said] = /<span lang="(\w+)"[^>]*>([^<]*)</.exec(pasted) ?? []
  expect(language).toBe('ar')
  expect(said).toContain(checker.result.markOf({ n: 1 }))
})

test('the box of the pasted text can be scrolled by keyboard and has an accessible name', () => {
  expect(pasted).toContain('tabindex="0"')
  expect(pasted).toContain(`aria-label="${checker.result.yourText}"`)
})

test('signs at the same place show all their numbers', () => {
  const at = (start: number) => ({ text: `Sign at ${start}`, spans: [{ start: 5, end: 8 }] })
  const page = shown({ ...ANALYSIS, reasons: [at(5), at(6), at(7)] })
  expect(page).toContain('>1, 2, 3</span></sup>')
})

test('each outcome has a heading and a colour of its own, and only a scam is red', () => {
  const { safe, unsure, scam } = checker.result
  const page = (outcome: WordedAnalysis['outcome']) => shown({ ...ANALYSIS, outcome })
  expect(page('scam')).toMatch(new RegExp(`bg-danger-soft.*>${scam}</h2>`))
  expect(page('unsure')).toMatch(new RegExp(`bg-caution-soft.*>${unsure}</h2>`))
  expect(page('safe')).toMatch(new RegExp(`bg-safe-soft.*>${safe}</h2>`))
})

test('signs are listed and marked for every outcome', () => {
  for (const outcome of ['scam', 'unsure', 'safe'] as const) {
    const page = shown({ ...ANALYSIS, outcome })
    expect(page).toContain(ANALYSIS.reasons[0]!.text)
    expect(page).toContain('<mark')
  }
})

test('a text without marks is not labelled as marked', () => {
  const page = shown({ ...ANALYSIS, reasons: [{ text: 'A model says so', spans: [] }] })
  expect(page).not.toContain(checker.result.yourText)
  expect(page).toContain(checker.result.checkedText)
})

test('a verdict without reasons shows no heading and no list of signs', () => {
  const page = shown({ ...ANALYSIS, reasons: [] })
  expect(page).not.toContain(checker.result.signs)
  expect(page).not.toContain(checker.result.yourText)
  expect(page).not.toMatch(/<[ou]l[^>]*><\/[ou]l>/)
})

test('only a verdict with a kind links to the library, in the language of the page', () => {
  const kind = { path: '/scam-library?category=phishing', category: 'phishing' } as const
  const link = new RegExp(
    `href="/ar${kind.path.replace('?', '\\?')}"[^>]*>${checker.result.howItWorks}<`,
  )
  expect(shown(ANALYSIS, kind)).toMatch(link)
  expect(shown(ANALYSIS)).not.toContain(checker.result.howItWorks)
})

test('the form to report a verdict has its kind, category and text in fields, not in the URL', () => {
  const page = shown(ANALYSIS, { path: '/scam-library', category: 'phishing' })
  const form = /<form[^>]*action="\/ar\/report-scam".*?<\/form>/.exec(page)?.[0] ?? ''
  expect(form).toContain('method="post"')
  const fields = { title: ANALYSIS.scamType, category: 'phishing', description: TEXT }
  for (const [name, value] of Object.entries(fields)) {
    expect(form).toContain(`name="${name}" value="${value}"`)
  }
  expect(page).toMatch(/<a [^>]*href="\/ar\/report-scam"/)
  const untold = shown({ ...ANALYSIS, scamType: null, outcome: 'unsure' })
  expect(untold).toContain(`name="title" value="${checker.result.draftTitles.message}"`)
})

test('an unsure verdict says how to settle it, and shows no confidence', () => {
  const page = shown({ ...ANALYSIS, outcome: 'unsure', settledBy: ['اسأل المرسل'] })
  expect(page).toContain('اسأل المرسل')
  expect(page).not.toContain(checker.result.confidence)
})

test('a text about shared card details links to the first 24 hours, also with a safe verdict', () => {
  const page = (text: string) => {
    const { findings, scamType, recommendation, version, ...verdict } = analyze({
      type: 'message',
      text,
    })
    const analysis = {
      ...verdict,
      reasons: findings,
      scamType: scamType && { code: scamType },
      recommendation: { code: recommendation },
      analyzer: version,
    }
    expect(analysis.isSafe).toBe(true)
    return shown(wordAnalysis(analysis, 'ar'))
  }
  expect(page('I entered my card details on a fake site')).toContain('/first-24-hours')
  expect(page('See you at the gate at five')).not.toContain('/first-24-hours')
})
