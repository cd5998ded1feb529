import { getCaret, setCaret } from '../form/caret.ts'
import { setFieldValue } from '../form/type-into.ts'
import { fetchPage } from './fetch-page.ts'
import { clearNote, isBusy, regionOf, setBusy, showRegion, showUnreachable } from './region.ts'

/**
 * Sends the form in a region without leaving the page: the region of the server's answer takes its place. The server
 * writes every state of the form, as it does for a browser without script.
 * @param may whether the form as it stands is sent at all; what speaks against it is shown by then, in place of what the
 *   region said of the last try
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
    // What is around a region may have been replaced meanwhile, and the region with it.
    if (!region.isConnected) return
    setBusy(id, false)
    // Whatever was typed or chosen while the form was on its way stays, and who is typing types on.
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

/** What stands in the fields, by name. No page can put a file into one. */
function valuesIn(form: HTMLFormElement): Map<string, string> {
  const fields = form.querySelectorAll<HTMLInputElement>('input[name]:not([type=file]), textarea')
  return new Map(Array.from(fields, ({ name, value }) => [name, value]))
}
