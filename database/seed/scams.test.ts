import { describe, expect, it } from 'vitest'
import { LOCALES } from '#app/i18n/locale.ts'
import { SEED_SCAMS } from './compiled/scams.js'
import type { SeedScam, SeedScamText } from './types.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

const countBy = (key: (scam: SeedScam) => string) => {
  const counts: Record<string, number> = {}
  for (const scam of SEED_SCAMS) counts[key(scam)] = (counts[key(scam)] ?? 0) + 1
  return counts
}

const wordsOf = ({ title, description, indicators, preventionTips }: SeedScamText) => [
  title,
  description,
  ...indicators,
  ...preventionTips,
]

const textsOf = (scam: SeedScam) => [
  ...Object.values(scam.texts).flatMap(wordsOf),
  ...scam.examples,
]

/** The script of each language; Latin letters for all others. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ml: /\p{Script=Malayalam}/u,
}

/** All translations with language, slug, text and English text. */
const TRANSLATIONS = SEED_SCAMS.flatMap(({ slug, texts: { en, ...others } }) =>
  Object.entries(others).map(([locale, text]) => [locale, slug, text, en] as const),
)

/** Returns the sentences of a text in lower case without final punctuation, for comparison. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?؟])\s+/)
    .map((sentence) => sentence.replace(/[.!?؟]+$/, '').toLowerCase())
    .filter(Boolean)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the library of a new site', () => {
  it('has at least 42 entries with unique kebab-case slugs and unique titles', () => {
    expect(SEED_SCAMS.length).toBeGreaterThanOrEqual(42)
    expect(repeated(SEED_SCAMS.map((scam) => scam.slug))).toEqual([])
    expect(repeated(SEED_SCAMS.map((scam) => scam.texts.en.title))).toEqual([])
    for (const { slug } of SEED_SCAMS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('has at least five entries in each of the six categories', () => {
    const counts = countBy((scam) => scam.category)
    expect(Object.keys(counts).sort()).toEqual(
      ['investment', 'job', 'other', 'phishing', 'romance', 'shopping'].sort(),
    )
    for (const [category, count] of Object.entries(counts))
      expect(count, category).toBeGreaterThanOrEqual(5)
  })

  it('has at least four entries at each of the four risk levels', () => {
    const counts = countBy((scam) => scam.riskLevel)
    expect(Object.keys(counts).sort()).toEqual(['critical', 'high', 'low', 'medium'])
    for (const [level, count] of Object.entries(counts))
      expect(count, level).toBeGreaterThanOrEqual(4)
  })

  it('has mostly active scams, some inactive and some under investigation', () => {
    const counts = countBy((scam) => scam.status)
    expect(counts.active).toBeGreaterThan(SEED_SCAMS.length * 0.75)
    expect(counts.inactive).toBeGreaterThanOrEqual(4)
    expect(counts.inactive).toBeLessThanOrEqual(6)
    expect(counts.under_investigation).toBeGreaterThanOrEqual(3)
    expect(counts.under_investigation).toBeLessThanOrEqual(5)
  })

  it('gives inactive scams the risk level low', () => {
    for (const scam of SEED_SCAMS)
      if (scam.status === 'inactive') expect(scam.riskLevel, scam.slug).toBe('low')
  })
})

describe('each entry', () => {
  it.each(
    SEED_SCAMS.map((scam) => [scam.slug, scam] as const),
  )('%s is described in 70 to 160 words, with four to six signs and tips and one to three examples', (_slug, scam) => {
    const { title, description, indicators, preventionTips } = scam.texts.en
    expect(words(description)).toBeGreaterThanOrEqual(70)
    expect(words(description)).toBeLessThanOrEqual(160)
    expect(title.length).toBeLessThanOrEqual(60)
    for (const list of [indicators, preventionTips]) {
      expect(list.length).toBeGreaterThanOrEqual(4)
      expect(list.length).toBeLessThanOrEqual(6)
    }
    expect(scam.examples.length).toBeGreaterThanOrEqual(1)
    expect(scam.examples.length).toBeLessThanOrEqual(3)
  })

  it('holds no empty or untrimmed text', () => {
    for (const scam of SEED_SCAMS)
      for (const text of textsOf(scam)) {
        expect(text, scam.slug).not.toBe('')
        expect(text, scam.slug).toBe(text.trim())
      }
  })

  it('shares no sentence with another entry', () => {
    const told = (locale: string, texts: readonly string[]) =>
      texts.flatMap(sentencesOf).map((sentence) => `${locale}: ${sentence}`)
    const sentences = SEED_SCAMS.flatMap(({ texts, examples }) => [
      ...Object.entries(texts).flatMap(([locale, text]) => told(locale, wordsOf(text))),
      ...told('example', examples),
    ])
    expect(sentences.length).toBeGreaterThan(800)
    expect(repeated(sentences)).toEqual([])
  })

  it('has only invented sites in its examples', () => {
    for (const example of SEED_SCAMS.flatMap((scam) => scam.examples)) {
      const hosts = [...example.matchAll(/(?:https?:\/\/|@)([^\s/)]+)/g)].map((match) => match[1])
      for (const host of hosts) expect(host, example).toMatch(/\.example$/)
      expect(example).not.toMatch(/\b[a-z0-9-]+\.(?:com|ae|net|org)\b/i)
    }
  })

  it('is dated between January 2025 and November 2026', () => {
    for (const { slug, createdAt } of SEED_SCAMS) {
      expect(new Date(createdAt).toISOString().slice(0, 10), slug).toBe(createdAt)
      expect(createdAt >= '2025-01-01' && createdAt <= '2026-11-30', slug).toBe(true)
    }
    expect(new Set(SEED_SCAMS.map((scam) => scam.createdAt.slice(0, 7))).size).toBeGreaterThan(15)
  })

  it('has an Arabic message as an example in at least fifteen cases', () => {
    const arabic = SEED_SCAMS.filter((scam) =>
      scam.examples.some((text) => /\p{Script=Arabic}/u.test(text)),
    )
    expect(arabic.length).toBeGreaterThanOrEqual(15)
  })
})

describe('the translation of each entry', () => {
  it('is in a language of the site', () => {
    expect(LOCALES).toEqual(expect.arrayContaining(TRANSLATIONS.map(([locale]) => locale)))
  })

  it('exists in Arabic', () => {
    const missing = SEED_SCAMS.filter(({ texts }) => !texts.ar).map(({ slug }) => slug)
    expect(missing, 'entries without a translation in database/seed/scams/ar').toEqual([])
  })

  it.each(
    TRANSLATIONS,
  )('%s: %s is in its script, with as many signs and tips as in English', (locale, _slug, text, en) => {
    for (const words of wordsOf(text)) {
      expect(words).toMatch(SCRIPTS[locale] ?? /\p{Script=Latin}/u)
      expect(words, 'Latin digits').not.toMatch(/(?!\d)\p{Nd}/u)
    }
    expect(text.indicators).toHaveLength(en.indicators.length)
    expect(text.preventionTips).toHaveLength(en.preventionTips.length)
  })

  it.each(
    TRANSLATIONS.filter(([locale]) => locale === 'ar'),
  )('%s: %s has Arabic punctuation and a suitable length', (_locale, _slug, text) => {
    for (const words of wordsOf(text)) expect(words).not.toMatch(/[;?]|,(?!\d)/u)
    expect(text.title.length).toBeLessThanOrEqual(60)
    expect(words(text.description)).toBeGreaterThanOrEqual(50)
    expect(words(text.description)).toBeLessThanOrEqual(130)
  })

  it('has a unique title', () => {
    expect(repeated(TRANSLATIONS.map(([locale, , { title }]) => `${locale}: ${title}`))).toEqual([])
  })

  it('separates the groups of a number with no-break spaces, so Arabic does not reorder them', () => {
    for (const [locale, slug, text] of TRANSLATIONS)
      if (SCRIPTS[locale]?.source === SCRIPTS.ar?.source)
        for (const words of wordsOf(text)) expect(words, slug).not.toMatch(/\d \d/)
  })

  it('has the same telephone numbers and sites as the English text', () => {
    const facts = (texts: string[]) =>
      texts
        .flatMap((text) => text.match(/\d(?:[\d\s,]*\d)?|[a-z]+(?:\.[a-z]+)+/g) ?? [])
        .map((fact) => fact.replace(/[\s,]/g, ''))
        .filter((fact) => fact.length > 2)
        .toSorted()
    for (const [locale, slug, text, en] of TRANSLATIONS)
      expect(facts(wordsOf(text)), `${locale}: ${slug}`).toEqual(facts(wordsOf(en)))
  })
})
