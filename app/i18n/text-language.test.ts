import { expect, test } from 'vitest'
import { languageOf, textMarks } from './text-language.ts'

test('a text in the other language gets the direction of its own language', () => {
  expect(textMarks('en', 'ar')).toEqual({ lang: 'en', dir: 'ltr' })
  expect(textMarks('ar', 'en')).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(textMarks('ar', 'ar')).toEqual({ lang: 'ar', dir: 'auto' })
})

test.each([
  ['وصلتني رسالة من Emirates Post تطلب رسومًا', 'ar'],
  ['They wrote مبروك and asked for my card', 'en'],
  ['0501234567', 'en'],
])('%s is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
