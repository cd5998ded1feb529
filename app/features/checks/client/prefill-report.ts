import { storeDraft } from '#app/features/reports/draft/stored-draft.ts'
import { followedLink } from '#app/ui/partial-update/followed-link.ts'
import { CHECK_IDS } from '../form/check-ids.ts'

/**
 * Makes the report link pass on the fields of the form beside it, which is submitted without script, and what the page
 * for bank and police needs of the result.
 */
export function prefillReport(region: HTMLElement): void {
  region.addEventListener('click', (event) => {
    const form = followedLink(event, `#${CHECK_IDS.report}`)?.parentElement?.querySelector('form')
    if (!form) return
    const result = region.querySelector<HTMLElement>('[data-result]')?.dataset.result
    storeDraft(new FormData(form), result)
  })
}
