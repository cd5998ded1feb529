import type { ContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { isBlank } from '#app/ui/form/invisible.ts'
import { isMailSource } from './mail-source.ts'

/** Form field of the email file. */
export const MAIL_FIELD = 'mail'

/** Form encoding: the email tab may submit a file. */
export const encodingOf = (type: ContentType) =>
  type === 'email' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'

/** Problem with the text. */
export type TextProblem = 'empty' | 'too-long'

/** Problem with a text of a type: also no web address on the website tab. */
export type ContentProblem = TextProblem | 'no-address'

/** Problem with the file. */
export type MailProblem = 'mail-empty' | 'mail-too-large' | 'not-a-mail'

/** Problems that the browser can detect. */
export const INPUT_PROBLEMS = ['empty', 'too-long', 'mail-empty', 'mail-too-large'] as const
export type InputProblem = (typeof INPUT_PROBLEMS)[number]

/** Why a check was not run: the input, no visitor address, or the rate limit. */
export type CheckProblem = ContentProblem | MailProblem | 'no-identity' | 'rate-limited'

const OF_TEXT: readonly CheckProblem[] = ['empty', 'too-long', 'no-address']

/** Whether the problem concerns the text. */
export function isOfText(problem: CheckProblem): boolean {
  return OF_TEXT.includes(problem)
}

/** Whether the problem concerns the file. */
export function isOfFile(problem: CheckProblem): problem is MailProblem {
  return problem === 'not-a-mail' || problem.startsWith('mail-')
}

/** Returns the text's problem, or null. */
export function textProblem(text: string): TextProblem | null {
  if (isBlank(text)) return 'empty'
  return text.length > LIMITS.checkLength ? 'too-long' : null
}

/** Form input. `mail` is the size in bytes of a file, which replaces the text. */
export type Input = { type: ContentType; text: string; mail: number | null }

/** Validates the input. Called in the browser before sending, and by the server. */
export function inputProblem({ type, text, mail }: Input): InputProblem | null {
  if (mail === null) return isLongSource(type, text) ? null : textProblem(text)
  if (mail > LIMITS.mailFile) return 'mail-too-large'
  return mail === 0 ? 'mail-empty' : null
}

/** Whether the text is over the limit but is mail source, from which the relevant part is extracted. */
export function isLongSource(type: ContentType, text: string): boolean {
  const { length } = text
  const isLong = length > LIMITS.checkLength && length <= LIMITS.mailSourceLength
  return type === 'email' && isLong && isMailSource(text)
}
