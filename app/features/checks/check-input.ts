import { LIMITS } from '#app/domain/limits.ts'
import { isBlank } from '#app/ui/form/invisible.ts'

/** Why a text is not checked. */
export type InputProblem = 'empty' | 'too-long'

/** Why a check did not happen: the input, no address where one was announced, the visitor's address, or the visitor's last hour. */
export type CheckProblem = InputProblem | 'no-address' | 'no-identity' | 'rate-limited'

/** What is wrong with the text itself, or null. Asked in the browser before sending, and again by the server. */
export function inputProblem(text: string): InputProblem | null {
  if (isBlank(text)) return 'empty'
  return text.length > LIMITS.checkLength ? 'too-long' : null
}
