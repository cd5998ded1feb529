/** Client script of the contact screen: validates before sending, and sends in place. */
import { showProblems } from '#app/ui/form/show-problems.ts'
import { clearNote } from '#app/ui/partial-update/region.ts'
import { sendInPlace } from '#app/ui/partial-update/send-in-place.ts'
import { CONTACT_REGION, contactProblems, readContactInput } from './contact-input.ts'

sendInPlace(CONTACT_REGION, (form) => {
  clearNote(CONTACT_REGION)
  return showProblems(form, contactProblems(readContactInput(new FormData(form))))
})
