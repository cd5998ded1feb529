/** Client script of the checker's form on other pages, which submits to the checker's page. */
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
// The response may never arrive, and the page may come from the back/forward cache.
region.addEventListener('input', wake)
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) wake()
})
