import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.data.ts'
import { passwordProblem } from './password-problem.server.ts'

const EMAIL = 'noura.almansoori@waha.example'

describe('a new password is refused when a guesser would try it', () => {
  test.each([
    ['eleven letters', 'q7#Lm2!vRz9', 'too-short'],
    ['more than a hash may be asked to read', 'xY4#'.repeat(40), 'too-long'],
    ['a common word with a year and a sign', 'Sunshine2026!', 'common'],
    ['a common word in stand-ins', 'P@$$w0rd2026!', 'common'],
    ['two common words', 'Dubai-Welcome1', 'common'],
    ['one that a leak has made known', 'mailcreated5240', 'common'],
    ['a leaked one with a year and signs', 'Starcraft2026!!', 'common'],
    ['a walk over the keyboard', 'qwertyuiop123', 'common'],
    ['nothing but digits and signs', '48201-77392-11', 'common'],
    ['one letter again and again', 'aaaaaaaaaaaaaa', 'repetitive'],
    ['one piece again and again', 'kx9QkX9qkx9q', 'repetitive'],
    ['a run upwards', 'abcdefghijklmn', 'repetitive'],
    ['a run of digits round the clock', '1234567890123', 'repetitive'],
    ['the name in the address', 'Almansoori#tree42', 'personal'],
    ['the house in the address', 'river.WAHA.lamp88', 'personal'],
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
])('"%s" may be used', (password) => {
  expect(passwordProblem(password, EMAIL)).toBeNull()
})

test('the list holds some hundred entries in small letters, none twice', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(350)
  for (const entry of COMMON_PASSWORDS) expect(entry).toBe(entry.toLowerCase().trim())
})
