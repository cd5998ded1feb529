import type { ContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { isBlank } from '#app/ui/form/invisible.ts'
import { isMailSource } from './mail-source.ts'

/** The name under which the form sends an e-mail as a file. */
export const MAIL_FIELD = 'mail'

/** How the form is sent: an e-mail may come as a file. */
export const encodingOf = (type: ContentType) =>
  type === 'email' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'

/** Why a text is not checked. */
export type TextProblem = 'empty' | 'too-long'

/** Why a file is not checked. */
export type MailProblem = 'mail-empty' | 'mail-too-large' | 'not-a-mail'

/** Why what a form holds is not checked, as far as a browser can tell. */
export const INPUT_PROBLEMS = ['empty', 'too-long', 'mail-empty', 'mail-too-large'] as const
export type InputProblem = (typeof INPUT_PROBLEMS)[number]

/** Why a check did not happen: the input, no address where one was announced, the visitor's address, or the visitor's last hour. */
export type CheckProblem = TextProblem | MailProblem | 'no-address' | 'no-identity' | 'rate-limited'

const OF_TEXT: readonly CheckProblem[] = ['empty', 'too-long', 'no-address']

/** Whether it is what was typed that something is wrong with. */
export function isOfText(problem: CheckProblem): boolean {
  return OF_TEXT.includes(problem)
}

/** Whether it is the file that something is wrong with. */
export function isOfFile(problem: CheckProblem): problem is MailProblem {
  return problem === 'not-a-mail' || problem.startsWith('mail-')
}

/** What is wrong with the text itself, or null. */
export function textProblem(text: string): TextProblem | null {
  if (isBlank(text)) return 'empty'
  return text.length > LIMITS.checkLength ? 'too-long' : null
}

/** What a form holds. Of `mail`, a file that counts in place of the text, the size in bytes. */
export type Input = { type: ContentType; text: string; mail: number | null }

/** What is wrong with what a form holds, or null. Asked in the browser before sending, and again by the server. */
export function inputProblem({ type, text, mail }: Input): InputProblem | null {
  if (mail === null) return isLongSource(type, text) ? null : textProblem(text)
  if (mail > LIMITS.mailFile) return 'mail-too-large'
  return mail === 0 ? 'mail-empty' : null
}

/** Whether a text is too long for one, and the source of an e-mail, of which the part that counts is read. */
export function isLongSource(type: ContentType, text: string): boolean {
  const { length } = text
  const isLong = length > LIMITS.checkLength && length <= LIMITS.mailSourceLength
  return type === 'email' && isLong && isMailSource(text)
}
