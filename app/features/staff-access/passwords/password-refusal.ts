/** Problems of a new password. */
export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'personal' | 'repetitive'

/** Error codes for new passwords. */
const REFUSALS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': 'PASSWORD_TOO_SHORT',
  'too-long': 'PASSWORD_TOO_LONG',
  common: 'PASSWORD_COMMON',
  personal: 'PASSWORD_PERSONAL',
  repetitive: 'PASSWORD_REPETITIVE',
}

/** Returns the error code of a problem. */
export function refusalCode(problem: PasswordProblem): string {
  return REFUSALS[problem]
}

/** Returns the problem of an error code, or null if it does not concern the new password. */
export function passwordRefusal(code: unknown): PasswordProblem | null {
  const problems = Object.keys(REFUSALS) as PasswordProblem[]
  return problems.find((problem) => REFUSALS[problem] === code) ?? null
}
