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
    setBusy(id, true)
    const answer = await fetchPage(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    setBusy(id, false)
    if (!answer || !showRegion(id, answer)) showUnreachable(id)
  })
}
