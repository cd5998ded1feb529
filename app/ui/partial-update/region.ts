import type { FetchedPage } from './fetch-page.ts'

/** What takes the focus when the server has written it into a region: the answer, or what is wrong. */
const ANSWER = '[data-takes-focus]'

/** In a region, what it says when no page could be had: a `template`. */
const UNREACHABLE = 'template[data-unreachable]'
/** Where what a region says of the last try goes. */
const NOTE = '[data-note]'

/** A piece of the page that answers of the server take the place of: an element with this id on both pages. */
export function regionOf(id: string): HTMLElement {
  const region = document.getElementById(id)
  if (!region) throw new Error(`no region ${id}`)
  return region
}

/**
 * Puts what a page holds of a region in the place of what this page shows of it, with the page's title and address.
 * @returns false when the page has no such region, and nothing was changed
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

/** Moves the focus and the view to the answer in a region, if it holds one. */
export function focusAnswer(region: ParentNode): void {
  const answer = region.querySelector<HTMLElement>(ANSWER)
  answer?.focus({ preventScroll: true })
  answer?.scrollIntoView({ block: 'start' })
}

/** Takes back what a region said of the last try. */
export function clearNote(id: string): void {
  regionOf(id).querySelector(NOTE)?.replaceChildren()
}

/** Says in a region that no page could be had. What was typed stays. */
export const showUnreachable = (id: string): void => showNote(id, UNREACHABLE)

/** Says in a region of the last try what one of its templates holds. */
export function showNote(id: string, template: string): void {
  const region = regionOf(id)
  const words = region.querySelector<HTMLTemplateElement>(template)
  const note = region.querySelector(NOTE)
  if (!words || !note) return
  note.replaceChildren(words.content.cloneNode(true))
  focusAnswer(note)
}

/** Has a screen reader say something, once, in the layout's own place for it: nothing inside a waiting region is read out. */
export function announce(words: string): void {
  const place = document.querySelector('[data-says]')
  if (place && place.textContent !== words) place.textContent = words
}

/** Marks a region as waiting (`aria-busy`), which its button says, and its form as one that is not sent meanwhile. */
export function setBusy(id: string, isBusy: boolean): void {
  const region = regionOf(id)
  region.setAttribute('aria-busy', String(isBusy))
  announce((isBusy && region.querySelector('[data-busy]')?.textContent) || '')
  disableSending(region, isBusy)
}

/** By name only: a button that is really disabled loses the focus, and with it the place of who uses the keyboard. */
export function disableSending(part: HTMLElement, isDisabled: boolean): void {
  for (const button of part.querySelectorAll('button[data-sends]')) {
    button.setAttribute('aria-disabled', String(isDisabled))
  }
}

/** Whether a region waits for an answer. */
export const isBusy = (id: string): boolean => regionOf(id).getAttribute('aria-busy') === 'true'
