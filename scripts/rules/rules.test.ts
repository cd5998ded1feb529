import { expect, test } from 'vitest'
import { compiledRules } from './compile-rules.ts'
import { readRuleFiles, testedRules } from './read-rules.ts'
import { ruleFaults } from './rule-tests.ts'

test.each(testedRules())('$name matches its hits and not its misses', ({ id, tests }) => {
  expect(ruleFaults(id, tests)).toEqual([])
})

test('a missed hit and a matched miss of a rule are reported', () => {
  const hits = { en: [{ text: 'See you at five' }, { text: 'Send me the code', marks: 'Send' }] }
  const misses = { en: [{ text: 'Send me the code' }] }
  expect(ruleFaults('otp-request', { hits, misses })).toEqual([
    'otp-request does not find "See you at five"',
    'otp-request does not find "Send" in "Send me the code"',
    'otp-request finds "Send me the code"',
  ])
})

test('phrases in exceptPhrases and in with must be whole words', () => {
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
