import { type ContentType, toContentType } from '#app/domain/content-type.ts'
import { setFieldValue } from '#app/ui/form/type-into.ts'
import { readPage } from '#app/ui/partial-update/fetch-page.ts'
import { navigationType } from '#app/ui/partial-update/navigation-type.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { chooseType } from './tabs.ts'
import { textField } from './validate-form.ts'

/** A check as the history of the tab keeps it: what is in the form, and the verdict as it is shown, if one is. */
type KeptCheck = { type: ContentType; text: string; result: string }

/**
 * Keeps text and verdict with this place in the tab's history, for who leaves it and comes back, or loads it again. It never
 * leaves the device, stands in no address and ends with the tab. A page that came as the answer to a form can be loaded again
 * from then on without sending the form once more; the fragment that led to its verdict goes, or the browser would take the
 * focus there again.
 */
export function saveCheck(): void {
  const { value: text, form } = textField()
  if (!form) return
  const result = document.getElementById(CHECK_IDS.result)?.outerHTML ?? ''
  const type = toContentType(new FormData(form).get('type'))
  const check: KeptCheck | undefined = text || result ? { type, text, result } : undefined
  const { pathname, search } = window.location
  window.history.replaceState({ ...window.history.state, check }, '', pathname + search)
}

/** Shows the check that was kept at this place in the history. It costs none. Who comes by a link or an address begins anew. */
export function restoreCheck(region: HTMLElement): void {
  const check: KeptCheck | undefined = window.history.state?.check
  const { form } = textField()
  if (!check || !form || navigationType() === 'navigate') return
  chooseType(region, check.type)
  setFieldValue(form, 'text', check.text)
  region.append(...readPage(check.result).body.childNodes)
}
