/**
 * Client script of the checker: enhances the form (`enhanceForm`), shows the result in place, and saves text
 * and verdict in the history entry.
 */
import { takeSharedContent } from '#app/features/share/stored-share.ts'
import { setFieldValue } from '#app/ui/form/type-into.ts'
import { focusAnswer, regionOf } from '#app/ui/partial-update/region.ts'
import { sendInPlace } from '#app/ui/partial-update/send-in-place.ts'
import { runOnPress } from '#app/ui/script/run-on-press.ts'
import { FEEDBACK_ID } from '../feedback/answer.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { enhanceForm } from './enhance-form.ts'
import { chooseMail } from './mail-file.ts'
import { readPictureFile } from './picture-file.ts'
import { prefillReport } from './prefill-report.ts'
import { restoreCheck, saveCheck } from './saved-check.ts'
import { chooseType, setRovingTabindex } from './tabs.ts'
import { textField, validateForm } from './validate-form.ts'

const region = regionOf(CHECK_IDS.region)

/** The feedback question is a separate region, so that an answer replaces nothing else. */
function serveFeedback(): void {
  if (document.getElementById(FEEDBACK_ID)) sendInPlace(FEEDBACK_ID)
}

region.addEventListener('shown', ({ target }) => {
  saveCheck()
  if (target !== region) return
  setRovingTabindex(region)
  serveFeedback()
})
region.addEventListener('change', saveCheck)
enhanceForm(region)
const isAnswer = document.getElementById(CHECK_IDS.result) !== null
if (isAnswer) saveCheck()
focusAnswer(region)
if (!isAnswer) restoreCheck(region)
serveFeedback()
prefillReport(region)
runOnPress(region)
sendInPlace(CHECK_IDS.region, (form) => !form.closest(`#${FEEDBACK_ID}`) && validateForm(form))
const shared = await takeSharedContent()
if (shared) {
  chooseType(region, shared.type)
  const { form } = textField()
  if (shared.mail) chooseMail(shared.mail)
  else if (form) setFieldValue(form, 'text', shared.text)
  if (shared.picture) void readPictureFile(region, shared.picture)
}
