import { expect, test } from 'vitest'
import { testedRules } from './read-rules.ts'
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
