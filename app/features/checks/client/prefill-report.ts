import { storeDraft } from '#app/features/reports/draft/stored-draft.ts'
import { followedLink } from '#app/ui/partial-update/followed-link.ts'
import { CHECK_IDS } from '../form/check-ids.ts'

/** Has the link of a verdict to the form of a report take along what the form beside it sends without script. */
export function prefillReport(region: HTMLElement): void {
  region.addEventListener('click', (event) => {
    const form = followedLink(event, `#${CHECK_IDS.report}`)?.parentElement?.querySelector('form')
    if (form) storeDraft(new FormData(form))
  })
}
