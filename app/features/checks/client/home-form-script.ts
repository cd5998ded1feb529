/** What the checker's form does on a page whose answer is the checker's page, to which the browser goes. */
import { isBusy, regionOf, setBusy } from '#app/ui/partial-update/region.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { enhanceForm } from './enhance-form.ts'
import { validateForm } from './validate-form.ts'

const region = regionOf(CHECK_IDS.region)
const wake = () => setBusy(CHECK_IDS.region, false)

enhanceForm(region)
region.addEventListener('submit', (event) => {
  if (isBusy(CHECK_IDS.region) || !validateForm(event.target as HTMLFormElement)) {
    event.preventDefault()
  } else {
    setBusy(CHECK_IDS.region, true)
  }
})
// The answer may never come, and the page may come back as it was left.
region.addEventListener('input', wake)
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) wake()
})
