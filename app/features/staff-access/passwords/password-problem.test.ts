import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.data.ts'
import { passwordProblem } from './password-problem.server.ts'

const EMAIL = 'noura.almansoori@waha.example'

describe('a guessable new password is rejected', () => {
  test.each([
    ['eleven letters', 'q7#Lm2!vRz9', 'too-short'],
    ['more characters than may be hashed', 'xY4#'.repeat(40), 'too-long'],
    ['a common word with a year and a symbol', 'Sunshine2026!', 'common'],
    ['a common word with substituted characters', 'P@$$w0rd2026!', 'common'],
    ['two common words', 'Dubai-Welcome1', 'common'],
    ['a leaked password', 'mailcreated5240', 'common'],
    ['a leaked password with a year and symbols', 'Starcraft2026!!', 'common'],
    ['a keyboard sequence', 'qwertyuiop123', 'common'],
    ['only digits and symbols', '48201-77392-11', 'common'],
    ['one repeated letter', 'aaaaaaaaaaaaaa', 'repetitive'],
    ['one repeated sequence', 'kx9QkX9qkx9q', 'repetitive'],
    ['ascending letters', 'abcdefghijklmn', 'repetitive'],
    ['ascending digits', '1234567890123', 'repetitive'],
    ['the name in the email address', 'Almansoori#tree42', 'personal'],
    ['the domain in the email address', 'river.WAHA.lamp88', 'personal'],
    ['the name of the site', 'my-himaya-lamp-42', 'personal'],
  ])('%s', (_, password, problem) => {
    expect(passwordProblem(password, EMAIL)).toBe(problem)
  })
})

test.each([
  'tulip-ladder-copper-9',
  'three words nobody joins',
  'نخلة وقارب وثلاث نجوم',
  'V9#tq!mZ2r@Lw',
  'seven boats cross the quiet harbour while nobody counts lanterns; brass kettles hum under old fig trees at dawn, softly, today',
])('the password "%s" is accepted', (password) => {
  expect(passwordProblem(password, EMAIL)).toBeNull()
})

test('the list of common passwords has more than 350 entries in lower case', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(350)
  for (const entry of COMMON_PASSWORDS) expect(entry).toBe(entry.toLowerCase().trim())
})
