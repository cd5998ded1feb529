/** What may be wrong with a new password. */
export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'personal' | 'repetitive'

/** The codes by which the authentication door refuses a new password. */
const REFUSALS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': 'PASSWORD_TOO_SHORT',
  'too-long': 'PASSWORD_TOO_LONG',
  common: 'PASSWORD_COMMON',
  personal: 'PASSWORD_PERSONAL',
  repetitive: 'PASSWORD_REPETITIVE',
}

/** The code by which a new password with this problem is refused. */
export function refusalCode(problem: PasswordProblem): string {
  return REFUSALS[problem]
}

/** What is wrong with the new password, or null when the refusal is about something else. */
export function passwordRefusal(code: unknown): PasswordProblem | null {
  const problems = Object.keys(REFUSALS) as PasswordProblem[]
  return problems.find((problem) => REFUSALS[problem] === code) ?? null
}
