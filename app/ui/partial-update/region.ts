import type { FetchedPage } from './fetch-page.ts'

/** Element that receives focus after an update: the answer or the error. */
const ANSWER = '[data-takes-focus]'

/** Template in a region for the message that the server is unreachable. */
const UNREACHABLE = 'template[data-unreachable]'
/** Container for a message about the last attempt. */
const NOTE = '[data-note]'

/** Returns the region with this id: an element that is replaced by the same element of a fetched page. */
export function regionOf(id: string): HTMLElement {
  const region = document.getElementById(id)
  if (!region) throw new Error(`no region ${id}`)
  return region
}

/**
 * Replaces a region by that of a fetched page, with the page's title and URL.
 * @returns false, without changes, if the page does not contain the region
 */
export function showRegion(id: string, { page, address }: FetchedPage): boolean {
  const region = regionOf(id)
  const answer = page.getElementById(id)
  if (!answer) return false
  region.replaceChildren(...answer.childNodes)
  document.title = page.title
  if (address.href !== window.location.href) window.history.replaceState(null, '', address)
  region.dispatchEvent(new CustomEvent('shown', { bubbles: true }))
  focusAnswer(region)
  return true
}

/** Focuses and scrolls to the answer in a region, if any. */
export function focusAnswer(region: ParentNode): void {
  const answer = region.querySelector<HTMLElement>(ANSWER)
  answer?.focus({ preventScroll: true })
  answer?.scrollIntoView({ block: 'start' })
}

/** Clears the region's message about the last attempt. */
export function clearNote(id: string): void {
  regionOf(id).querySelector(NOTE)?.replaceChildren()
}

/** Shows in a region that the server is unreachable. Form values are kept. */
export const showUnreachable = (id: string): void => showNote(id, UNREACHABLE)

/** Shows one of a region's templates as message about the last attempt. */
export function showNote(id: string, template: string): void {
  const region = regionOf(id)
  const words = region.querySelector<HTMLTemplateElement>(template)
  const note = region.querySelector(NOTE)
  if (!words || !note) return
  note.replaceChildren(words.content.cloneNode(true))
  focusAnswer(note)
}

/**
 * Announces a text once through the layout's live region, because content of a busy region is not announced.
 */
export function announce(words: string): void {
  const place = document.querySelector('[data-says]')
  if (place && place.textContent !== words) place.textContent = words
}

/** Sets a region's `aria-busy`, which changes its button's label, and disables submission. */
export function setBusy(id: string, isBusy: boolean): void {
  const region = regionOf(id)
  region.setAttribute('aria-busy', String(isBusy))
  announce((isBusy && region.querySelector('[data-busy]')?.textContent) || '')
  disableSending(region, isBusy)
}

/** Uses aria-disabled: a disabled button would lose keyboard focus. */
export function disableSending(part: HTMLElement, isDisabled: boolean): void {
  for (const button of part.querySelectorAll('button[data-sends]')) {
    button.setAttribute('aria-disabled', String(isDisabled))
  }
}

/** Whether a region waits for a response. */
export const isBusy = (id: string): boolean => regionOf(id).getAttribute('aria-busy') === 'true'
