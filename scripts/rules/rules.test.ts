import { expect, test } from 'vitest'
import { compiledRules } from './compile-rules.ts'
import { readRuleFiles, testedRules } from './read-rules.ts'
import { ruleFaults } from './rule-tests.ts'

test.each(testedRules())('$name finds what its tests say, and nothing else', ({ id, tests }) => {
  expect(ruleFaults(id, tests)).toEqual([])
})

test('a rule that misses what it must find, or finds what it must not, is told', () => {
  const hits = { en: [{ text: 'See you at five' }, { text: 'Send me the code', marks: 'Send' }] }
  const misses = { en: [{ text: 'Send me the code' }] }
  expect(ruleFaults('otp-request', { hits, misses })).toEqual([
    'otp-request does not find "See you at five"',
    'otp-request does not find "Send" in "Send me the code"',
    'otp-request finds "Send me the code"',
  ])
})

test('phrases that mean something else, or must stand beside others, are whole words', () => {
  const match = [
    { phrases: { en: 'pay' }, exceptPhrases: { zh: '~付款' } },
    { phrases: { en: 'pay' }, with: [{ zh: '~现在' }] },
  ]
  const files = readRuleFiles().map((read) =>
    read.file.id === 'urgency' ? { ...read, file: { ...read.file, match } } : read,
  )
  expect(() => compiledRules(files)).toThrow(
    /urgency: ~付款 must be whole words here\nurgency: ~现在 must be whole words here/,
  )
})
