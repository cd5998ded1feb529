/** What the screen of a report's status does in a browser: it answers without leaving the page. */
import { sendInPlace } from '#app/ui/partial-update/send-in-place.ts'
import { STATUS_REGION } from '../regions.ts'

sendInPlace(STATUS_REGION, (form) => {
  // What is known of one code says nothing of the next.
  form.nextElementSibling?.remove()
  return true
})
