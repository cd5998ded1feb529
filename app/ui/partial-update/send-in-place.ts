import { getCaret, setCaret } from '../form/caret.ts'
import { setFieldValue } from '../form/type-into.ts'
import { fetchPage } from './fetch-page.ts'
import { clearNote, isBusy, regionOf, setBusy, showRegion, showUnreachable } from './region.ts'

/**
 * Submits the form in a region without a page load and replaces the region by that of the response. The
 * server renders every state of the form, as it does without script.
 * @param may whether the form may be submitted; validation errors are then already shown in place of the last
 *   message
 */
export function sendInPlace(
  id: string,
  may: (form: HTMLFormElement) => boolean = () => true,
): void {
  const region = regionOf(id)
  region.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    if (isBusy(id) || !may(form)) return
    clearNote(id)
    const fields = new FormData(form, event.submitter)
    const sent = valuesIn(form)
    setBusy(id, true)
    const answer = await fetchPage(form.action, {
      method: 'POST',
      body: bringsFiles(form) ? fields : new URLSearchParams([...fields] as [string, string][]),
    })
    // The region may have been removed together with its surroundings.
    if (!region.isConnected) return
    setBusy(id, false)
    // Keeps values that changed during submission, and the caret.
    const changed = [...valuesIn(form)].filter(([name, value]) => value !== sent.get(name))
    const caret = getCaret(form)
    if (!answer || !showRegion(id, answer)) return showUnreachable(id)
    const shown = regionOf(id).querySelector('form')
    if (!shown) return
    for (const [name, value] of changed) {
      if (shown.elements.namedItem(name)) setFieldValue(shown, name, value)
    }
    if (caret && changed.some(([name]) => name === caret.name)) setCaret(shown, caret)
  })
}

const bringsFiles = (form: HTMLFormElement) => form.enctype === 'multipart/form-data'

/** Returns field values by name. Scripts cannot set file inputs. */
function valuesIn(form: HTMLFormElement): Map<string, string> {
  const fields = form.querySelectorAll<HTMLInputElement>('input[name]:not([type=file]), textarea')
  return new Map(Array.from(fields, ({ name, value }) => [name, value]))
}
