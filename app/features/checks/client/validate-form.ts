import { toContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { inputProblem, isOfFile } from '../check-input.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { mailInput } from './mail-file.ts'

let last = { content: '', at: Number.NEGATIVE_INFINITY }

/** The checker's textarea. */
export const textField = () => document.getElementById(CHECK_IDS.field) as HTMLTextAreaElement

/** Validates the form; removes the previous result in any case. */
export function validateForm(form: HTMLFormElement): boolean {
  const type = toContentType(new FormData(form).get('type'))
  const text = textField().value
  const file = type === 'email' ? mailInput().files?.[0] : undefined
  const problem = inputProblem({ type, text, mail: file?.size ?? null })
  if (!problem && isRepeat([type, text, file?.name, file?.size, file?.lastModified].join())) {
    return false
  }
  document.getElementById(CHECK_IDS.result)?.remove()
  say(problem && form.querySelector<HTMLTemplateElement>(`template[data-problem="${problem}"]`))
  if (!problem) return true
  const wrong = isOfFile(problem) ? mailInput() : textField()
  wrong.setAttribute('aria-invalid', 'true')
  wrong.focus()
  return false
}

/** Clears the form and its messages on the Clear button. */
export function clearOnClick(region: HTMLElement): void {
  region.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-clears]')) return
    document.getElementById(CHECK_IDS.result)?.remove()
    say(null)
    textField().value = mailInput().value = ''
    for (const kind of ['input', 'change']) {
      textField().dispatchEvent(new Event(kind, { bubbles: true }))
    }
    textField().focus()
  })
}

/** Shows an error, or none. */
function say(words: HTMLTemplateElement | null): void {
  const said = words ? [words.content.cloneNode(true)] : []
  document.getElementById(CHECK_IDS.problem)?.replaceChildren(...said)
  for (const control of [textField(), mailInput()]) control.removeAttribute('aria-invalid')
}

/** Ignores a double tap with the same content. */
function isRepeat(content: string): boolean {
  const at = performance.now()
  if (content === last.content && at - last.at < LIMITS.checkDebounce) return true
  last = { content, at }
  return false
}
