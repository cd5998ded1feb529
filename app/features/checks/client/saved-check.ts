import { type ContentType, toContentType } from '#app/domain/content-type.ts'
import { setFieldValue } from '#app/ui/form/type-into.ts'
import { readPage } from '#app/ui/partial-update/fetch-page.ts'
import { navigationType } from '#app/ui/partial-update/navigation-type.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { chooseType } from './tabs.ts'
import { textField } from './validate-form.ts'

/** A check in the history entry: the form's input and the verdict's HTML, if any. */
type KeptCheck = { type: ContentType; text: string; result: string }

/**
 * Saves text and verdict in the history entry, for Back and reload. They stay on the device, appear in no URL
 * and end with the tab. Replacing the entry lets a page that answered a form be reloaded without
 * resubmission; the fragment is removed, because the browser would move the focus again.
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

/** Restores the check saved in the history entry, at no cost. A new navigation starts empty. */
export function restoreCheck(region: HTMLElement): void {
  const check: KeptCheck | undefined = window.history.state?.check
  const { form } = textField()
  if (!check || !form || navigationType() === 'navigate') return
  chooseType(region, check.type)
  setFieldValue(form, 'text', check.text)
  region.append(...readPage(check.result).body.childNodes)
}
