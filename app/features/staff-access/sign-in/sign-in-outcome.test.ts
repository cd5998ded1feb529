import { expect, test } from 'vitest'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { signInOutcome } from './sign-in-outcome.ts'

test.each([
  [
    'a wrong password',
    { ok: false, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } },
    'Invalid credentials',
  ],
  ['a malformed address', { ok: false, body: { code: 'INVALID_EMAIL' } }, 'Invalid credentials'],
  ['success without user data', { ok: true, body: {} }, 'No user data'],
  ['success with empty user data', { ok: true, body: { user: null } }, 'No user data'],
  [
    'an account that is not staff',
    { ok: false, body: { code: 'NOT_STAFF' } },
    'Unauthorized access',
  ],
  ['a failure with no code', { ok: false, body: {} }, 'Login failed'],
  [
    'a failure with an unknown code',
    { ok: false, body: { code: 'SOMETHING_NEW' } },
    'Login failed',
  ],
])('%s shows the message of the specification', (_, answer, words) => {
  const outcome = signInOutcome(answer)
  expect(outcome.kind === 'refused' && staffAccess.problems[outcome.problem]).toBe(words)
})

test('a correct password may require a second factor', () => {
  expect(signInOutcome({ ok: true, body: { twoFactorRedirect: true } })).toEqual({
    kind: 'second-factor',
  })
})

test('a response with a user is a sign-in', () => {
  expect(signInOutcome({ ok: true, body: { user: { id: '1' } } })).toEqual({ kind: 'signed-in' })
})
