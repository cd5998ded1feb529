import { describe, expect, test } from 'vitest'
import { pointsIn, textsOf, wordsIn } from './in-language.ts'

const ENGLISH = { title: 'Parcel', description: 'A fee.' }
const ARABIC = { titleAr: 'شحنة', descriptionAr: 'رسوم.' }
const NO_ARABIC = { titleAr: null, descriptionAr: null }

describe('the words of an entry', () => {
  test('are in the language of the reader', () => {
    const both = { ...ENGLISH, ...ARABIC }
    expect(wordsIn('en', both)).toEqual({ ...ENGLISH, language: 'en' })
    expect(wordsIn('ar', both)).toEqual({ title: 'شحنة', description: 'رسوم.', language: 'ar' })
  })

  test.each([
    ['no Arabic', NO_ARABIC],
    ['no Arabic title', { ...ARABIC, titleAr: null }],
    ['no Arabic description', { ...ARABIC, descriptionAr: null }],
  ])('are English, and said to be, when there is %s', (_, arabic) => {
    expect(wordsIn('ar', { ...ENGLISH, ...arabic })).toEqual({ ...ENGLISH, language: 'en' })
  })

  test('are Arabic, and said to be, when the English is still the Arabic of a report', () => {
    const untranslated = { title: 'شحنة', description: 'رسوم.', ...ARABIC }
    expect(wordsIn('en', untranslated)).toMatchObject({ title: 'شحنة', language: 'ar' })
  })
})

test('signs and tips are in the language of the reader, or else in the other', () => {
  const [en, ar] = [['A sign'], ['علامة']]
  expect(pointsIn('ar', { en, ar })).toEqual({ points: ar, language: 'ar' })
  expect(pointsIn('ar', { en, ar: [] })).toEqual({ points: en, language: 'en' })
  expect(pointsIn('en', { en: [], ar })).toEqual({ points: ar, language: 'ar' })
  expect(pointsIn('ar', { en: [], ar: [] })).toEqual({ points: [], language: 'ar' })
})

test('an entry is compared by one text a language, each once', () => {
  expect(textsOf({ ...ENGLISH, ...ARABIC })).toEqual(['Parcel A fee.', 'شحنة رسوم.'])
  expect(textsOf({ ...ENGLISH, ...NO_ARABIC })).toEqual(['Parcel A fee.'])
  expect(textsOf({ title: 'شحنة', description: 'رسوم.', ...ARABIC })).toEqual(['شحنة رسوم.'])
})
