/** Client script of the report status screen: submits in place. */
import { sendInPlace } from '#app/ui/partial-update/send-in-place.ts'
import { STATUS_REGION } from '../regions.ts'

sendInPlace(STATUS_REGION, (form) => {
  // Removes the previous code's result.
  form.nextElementSibling?.remove()
  return true
})
