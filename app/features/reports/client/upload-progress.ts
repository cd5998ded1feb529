import { fillPlaceholder } from '#app/ui/form/fill-placeholder.ts'
import { announce, disableSending } from '#app/ui/partial-update/region.ts'

/**
 * Shows upload progress and disables the form. Only start and end are announced.
 * @param share from 0 to 1; null if no upload is running
 */
export function showUpload(form: HTMLFormElement, share: number | null): void {
  disableSending(form, share !== null)
  const box = form.querySelector<HTMLElement>('[data-upload]')
  const bar = box?.querySelector('progress')
  const words = box?.querySelector('p')
  if (!box || !bar || !words) return
  const percent = Math.floor((share ?? 0) * 100)
  bar.value = percent
  words.textContent =
    percent < 100
      ? fillPlaceholder(words.dataset.uploading, `${percent}`)
      : (words.dataset.finishing ?? '')
  const isNew = box.hidden
  box.hidden = share === null
  if (box.hidden) announce('')
  else if (isNew || percent === 100) announce(words.textContent)
  if (isNew) box.scrollIntoView({ block: 'center' })
}
