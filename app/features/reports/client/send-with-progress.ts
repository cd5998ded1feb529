import { showProblems } from '#app/ui/form/show-problems.ts'
import { setFieldValue } from '#app/ui/form/type-into.ts'
import { clearNote, showNote, showRegion, showUnreachable } from '#app/ui/partial-update/region.ts'
import { REPORT_REGION } from '../regions.ts'
import { EVIDENCE, problemsOf, REPORT_FIELDS, type ReportFields } from '../report-input.ts'
import { confirmPersonalData, fieldsOf } from './confirm-personal-data.ts'
import { sendReport } from './send-report.ts'
import { showUpload } from './upload-progress.ts'

/** What a report was sent with. */
export type LastReport = ReportFields & { images: readonly File[] }

/** Message after a report was cancelled when all of it had been sent. */
const MAY_HAVE_ARRIVED = 'template[data-may-have-arrived]'

/**
 * Validates and sends a report, and shows the response page in place: the form with errors, or the receipt.
 * @param images returns the collected images
 * @returns a function that returns the last report that was sent; null before
 */
export function sendWithProgress(
  region: HTMLElement,
  images: () => Iterable<File>,
): () => LastReport | null {
  let sending: AbortController | null = null
  let last: LastReport | null = null

  region.addEventListener('submit', async (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    if (sending || !mayBeSent(form)) return
    sending = new AbortController()
    last = { ...fieldsOf(form), images: [...images()] }
    await send(form, last.images, sending.signal)
    sending = null
  })

  region.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-cancel]')) sending?.abort()
  })
  return () => last
}

/** Validates the form and shows its errors. */
function mayBeSent(form: HTMLFormElement): boolean {
  clearNote(REPORT_REGION)
  const problems = problemsOf(fieldsOf(form))
  const category = form.elements.namedItem('category') as HTMLSelectElement
  // If the categories could not be loaded, none can be selected: the server's response includes them.
  if (category.length === 1) delete problems.category
  return showProblems(form, problems) && !confirmPersonalData(form)
}

async function send(form: HTMLFormElement, images: Iterable<File>, signal: AbortSignal) {
  const body = new FormData(form)
  body.delete(EVIDENCE)
  for (const image of images) body.append(EVIDENCE, image)
  let allLeft = false
  const onProgress = (share: number) => {
    allLeft = share === 1
    showUpload(form, share)
  }
  onProgress(0)
  const answer = await sendReport({ action: form.action, body }, { onProgress, signal })
  showUpload(form, null)
  // The server may have received it and completes it: a closed page must not lose a report.
  if (signal.aborted && allLeft) return showNote(REPORT_REGION, MAY_HAVE_ARRIVED)
  if (signal.aborted) return form.querySelector<HTMLElement>(':scope > [data-sends]')?.focus()
  const typed = fieldsOf(form)
  if (answer && showRegion(REPORT_REGION, answer)) return keep(typed)
  // The report was stored but its receipt page could not be loaded: the browser requests it.
  if (answer && answer.address.href !== form.action) window.location.assign(answer.address)
  else showUnreachable(REPORT_REGION)
}

/** Keeps input typed during the upload. */
function keep(typed: ReportFields): void {
  const form = document.querySelector<HTMLFormElement>(`#${REPORT_REGION} form`)
  if (form) for (const field of REPORT_FIELDS) setFieldValue(form, field, typed[field])
}
