/**
 * What the checker does in a browser: all that its form does (`serveForm`), the result in place, and text and verdict kept for
 * who comes back.
 */
import { takeSharedContent } from '#app/features/share/kept-share.ts'
import { typeInto } from '#app/ui/form/type-into.ts'
import { focusAnswer, regionOf } from '#app/ui/swap/region.ts'
import { sendInPlace } from '#app/ui/swap/send-in-place.ts'
import { FEEDBACK_ID } from '../feedback/answer.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { keepCheck, showKeptCheck } from './kept-check.ts'
import { chooseMail } from './mail-file.ts'
import { mayBeSent, textField } from './may-be-sent.ts'
import { reportThis } from './report-this.ts'
import { serveForm } from './serve-form.ts'
import { chooseType, joinTabs } from './tabs.ts'

const region = regionOf(CHECK_IDS.region)

/** The question under a verdict is a region of its own, so that an answer leaves all around it as it is. */
function serveFeedback(): void {
  if (document.getElementById(FEEDBACK_ID)) sendInPlace(FEEDBACK_ID)
}

region.addEventListener('shown', ({ target }) => {
  keepCheck()
  if (target !== region) return
  joinTabs(region)
  serveFeedback()
})
region.addEventListener('change', keepCheck)
serveForm(region)
const isAnswer = document.getElementById(CHECK_IDS.result) !== null
if (isAnswer) keepCheck()
focusAnswer(region)
if (!isAnswer) showKeptCheck(region)
serveFeedback()
reportThis(region)
sendInPlace(CHECK_IDS.region, (form) => !form.closest(`#${FEEDBACK_ID}`) && mayBeSent(form))
const shared = await takeSharedContent()
if (shared) {
  chooseType(region, shared.type)
  const { form } = textField()
  if (shared.mail) chooseMail(shared.mail)
  else if (form) typeInto(form, 'text', shared.text)
}
