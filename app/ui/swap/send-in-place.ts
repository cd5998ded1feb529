import { typeInto } from '../form/type-into.ts'
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
  regionOf(id).addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    if (isBusy(id) || !may(form)) return
    clearNote(id)
    const fields = [...new FormData(form, event.submitter)] as [string, string][]
    const sent = textsIn(form)
    setBusy(id, true)
    const answer = await fetchPage(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    setBusy(id, false)
    // Whatever was typed while the form was on its way stays.
    const typed = [...textsIn(form)].filter(([name, text]) => text !== sent.get(name))
    if (!answer || !showRegion(id, answer)) return showUnreachable(id)
    const shown = regionOf(id).querySelector('form')
    for (const [name, text] of typed) {
      if (shown?.elements.namedItem(name)) typeInto(shown, name, text)
    }
  })
}

/** What stands in the fields that one types in, by name. */
function textsIn(form: HTMLFormElement): Map<string, string> {
  const fields = form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden]), textarea')
  return new Map(Array.from(fields, ({ name, value }) => [name, value]))
}
