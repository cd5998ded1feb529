/**
 * What the checker does in a browser: tabs, the count of characters, links that are pasted, looking before sending, the
 * result in place.
 */
import { toContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { takeSharedContent } from '#app/features/share/kept-share.ts'
import { countCharacters } from '#app/ui/form/count-characters.ts'
import { typeInto } from '#app/ui/form/type-into.ts'
import { regionOf } from '#app/ui/swap/region.ts'
import { sendInPlace } from '#app/ui/swap/send-in-place.ts'
import { inputProblem, isOfFile } from '../check-input.ts'
import { FEEDBACK_ID } from '../feedback/answer.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { mailInput, serveMailFile } from './mail-file.ts'
import { servePasting } from './paste.ts'
import { chooseType, joinTabs, serveTabs } from './tabs.ts'

const region = regionOf(CHECK_IDS.region)
let lastSent = Number.NEGATIVE_INFINITY

const field = () => document.getElementById(CHECK_IDS.field) as HTMLTextAreaElement

/** Whether what is in the form can be sent; the previous result is no longer the answer either way. */
function mayBeSent(form: HTMLFormElement): boolean {
  if (form.closest(`#${FEEDBACK_ID}`)) return false
  const type = toContentType(new FormData(form).get('type'))
  const file = type === 'email' ? mailInput().files?.[0] : undefined
  const problem = inputProblem({ type, text: field().value, mail: file?.size ?? null })
  if (!problem && isRepeat()) return false
  document.getElementById(CHECK_IDS.result)?.remove()
  const words = region.querySelector<HTMLTemplateElement>(`template[data-problem="${problem}"]`)
  const said = words ? [words.content.cloneNode(true)] : []
  document.getElementById(CHECK_IDS.problem)?.replaceChildren(...said)
  for (const control of [field(), mailInput()]) control.removeAttribute('aria-invalid')
  if (!problem) return true
  const wrong = isOfFile(problem) ? mailInput() : field()
  wrong.setAttribute('aria-invalid', 'true')
  wrong.focus()
  return false
}

/** The question under a verdict is a region of its own, so that an answer leaves all around it as it is. */
function serveFeedback(): void {
  if (document.getElementById(FEEDBACK_ID)) sendInPlace(FEEDBACK_ID)
}

/** A double tap counts as one. */
function isRepeat(): boolean {
  const now = performance.now()
  if (now - lastSent < LIMITS.checkDebounce) return true
  lastSent = now
  return false
}

region.addEventListener('shown', ({ target }) => {
  if (target !== region) return
  joinTabs(region)
  serveFeedback()
})
joinTabs(region)
serveFeedback()
serveTabs(region)
servePasting(region)
serveMailFile(region)
sendInPlace(CHECK_IDS.region, mayBeSent)
countCharacters(region)
const shared = await takeSharedContent()
if (shared) {
  chooseType(region, shared.type)
  const { form } = field()
  if (form) typeInto(form, 'text', shared.text)
}
