import type { staffAccess } from '#words/en/staff/staff-access.js'

export type SignInProblem = keyof typeof staffAccess.problems

export type SignInOutcome =
  | { kind: 'signed-in' }
  | { kind: 'second-factor' }
  | { kind: 'refused'; problem: SignInProblem }

/** URL code: a session could not be ended. */
export const STILL_SIGNED_IN = 'STILL_SIGNED_IN'

/** URL code: a session could not be read. */
export const UNREADABLE = 'UNREADABLE'

/** Problems by error code of our rules and the library. */
const PROBLEMS: Readonly<Record<string, SignInProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credentials',
  INVALID_EMAIL: 'invalid-credentials',
  PASSWORD_TOO_LONG: 'invalid-credentials',
  NOT_STAFF: 'unauthorized',
  SECOND_FACTOR_REQUIRED: 'second-factor-required',
  UNAVAILABLE: 'unavailable',
  TOO_MANY_ATTEMPTS: 'too-many-tries',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many-tries',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'challenge-over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'challenge-over',
  INVALID_OTP: 'wrong-mailed-code',
  TOTP_REQUIRED: 'totp-required',
  INVALID_PASSWORD: 'wrong-password',
  TOTP_ALREADY_ENABLED: 'factor-is-on',
  TOTP_NOT_ENABLED: 'factor-is-off',
  TWO_FACTOR_NOT_ENABLED: 'factor-is-off',
  BACKUP_CODES_NOT_ENABLED: 'factor-is-off',
  UNAUTHORIZED: 'session-over',
  [STILL_SIGNED_IN]: 'still-signed-in',
  [UNREADABLE]: 'unreadable',
}

/** Returns the problem of an error code; 'Login failed' if it has no own message. */
export function problemOf(code: unknown): SignInProblem {
  const known = typeof code === 'string' && Object.hasOwn(PROBLEMS, code)
  return (known ? PROBLEMS[code] : undefined) ?? 'failed'
}

/** Returns the result of a sign-in: spec point 8, rows 'Sign-in rejected' to 'Any other login failure'. */
export function signInOutcome({
  ok,
  body,
}: {
  ok: boolean
  body: Readonly<Record<string, unknown>>
}): SignInOutcome {
  if (!ok) return { kind: 'refused', problem: problemOf(body.code) }
  if (body.twoFactorRedirect === true) return { kind: 'second-factor' }
  return body.user ? { kind: 'signed-in' } : { kind: 'refused', problem: 'no-user-data' }
}
