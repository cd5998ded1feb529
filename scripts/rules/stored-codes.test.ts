import { expect, test } from 'vitest'
import { currentCode } from '#analyzer'
import { LOCALES } from '#app/i18n/locale.ts'
import { say } from '#app/i18n/say.ts'
import { findingsText } from '#words/checker/findings.js'
import { meaningOf } from './explanation.ts'
import { codesOf, codesOfTwo, readRuleFiles } from './read-rules.ts'

const RULES = readRuleFiles().flatMap(({ file }) =>
  file.id ? [{ id: file.id, codes: codesOf(file) }] : [],
)

test.each(
  RULES.filter(({ codes }) => codes.length > 1),
)('a check stored with $codes still has its sentences', ({ id, codes }) => {
  for (const stored of codes) {
    const code = currentCode(stored)
    expect(code).toBe(id)
    for (const locale of LOCALES) {
      const { findings, reassurances } = findingsText[locale]
      const sentence = { ...findings, ...reassurances }[code!]
      expect(say(sentence, { domain: 'a-shop.top', brand: 'DEWA' })).toMatch(/\p{L}/u)
    }
  }
})

test('an unknown code has no rule', () => {
  expect(currentCode('own-words')).toBeNull()
  expect(meaningOf('own-words')).toBeNull()
})

test('an older code belongs to one rule only and is no current id', () => {
  expect(
    codesOfTwo([
      { id: 'one', formerly: ['old', 'two'] },
      { id: 'two' },
      { id: 'three', formerly: ['old'] },
    ]),
  ).toEqual(['two', 'old'])
  expect(codesOfTwo([{ id: 'one', formerly: ['old'] }, { id: 'two' }])).toEqual([])
})
