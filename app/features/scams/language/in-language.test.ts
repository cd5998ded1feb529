import { describe, expect, test } from 'vitest'
import { languagesOf, pointsIn, textsOf, wordsIn } from './in-language.ts'

const ENGLISH = { title: 'Parcel', description: 'A fee.' }
const ARABIC = { title: 'شحنة', description: 'رسوم.' }

describe('the text of an entry', () => {
  test('is in the language of the page', () => {
    const both = { en: ENGLISH, ar: ARABIC }
    expect(wordsIn('en', both)).toEqual({ ...ENGLISH, language: 'en' })
    expect(wordsIn('ar', both)).toEqual({ ...ARABIC, language: 'ar' })
    expect(languagesOf(both)).toEqual(['en', 'ar'])
  })

  test('is in English, and marked as English, if there is no Arabic', () => {
    expect(wordsIn('ar', { en: ENGLISH })).toEqual({ ...ENGLISH, language: 'en' })
    expect(languagesOf({ en: ENGLISH })).toEqual(['en'])
  })

  test('is in Arabic, and marked as Arabic, if it is not translated yet', () => {
    const untranslated = { en: ARABIC, ar: ARABIC }
    expect(wordsIn('en', untranslated)).toMatchObject({ title: 'شحنة', language: 'ar' })
    expect(languagesOf(untranslated)).toEqual(['ar'])
  })
})

test('signs and tips are in the language of the page, or in the first language that has any', () => {
  const points = (locale: 'en' | 'ar', en: string[], ar: string[]) => {
    const text = { ...ENGLISH, preventionTips: [] }
    const texts = { en: { ...text, indicators: en }, ar: { ...text, indicators: ar } }
    return pointsIn(locale, texts, 'indicators')
  }
  const [en, ar] = [['A sign'], ['علامة']]
  expect(points('ar', en, ar)).toEqual({ points: ar, language: 'ar' })
  expect(points('ar', en, [])).toEqual({ points: en, language: 'en' })
  expect(points('en', [], ar)).toEqual({ points: ar, language: 'ar' })
  expect(points('ar', [], [])).toEqual({ points: [], language: 'ar' })
})

test('an entry is compared by one text per language, without duplicates', () => {
  expect(textsOf({ en: ENGLISH, ar: ARABIC })).toEqual(['Parcel A fee.', 'شحنة رسوم.'])
  expect(textsOf({ en: ENGLISH })).toEqual(['Parcel A fee.'])
  expect(textsOf({ en: ARABIC, ar: ARABIC })).toEqual(['شحنة رسوم.'])
})
