import { fetchPage } from '#app/ui/partial-update/fetch-page.ts'
import { canTakeFocus, followedLink } from '#app/ui/partial-update/followed-link.ts'
import { isBusy, regionOf } from '#app/ui/partial-update/region.ts'
import { RESULTS, saveResults } from '#app/ui/partial-update/results.ts'

const LIST = `#${RESULTS} [data-cards]`
const MORE = `#${RESULTS} [data-more]`
const END = `#${RESULTS} [data-end]`

/**
 * 'Load more' appends the next page's cards, moves focus to the first unless it is elsewhere by then, and
 * announces their number. They are saved for Back.
 */
export function loadMore(): void {
  regionOf(RESULTS).addEventListener('click', async (event) => {
    const link = followedLink(event, MORE)
    if (!link) return
    event.preventDefault()
    if (link.getAttribute('aria-busy') === 'true') return
    link.setAttribute('aria-busy', 'true')
    const answer = await fetchPage(link.href)
    link.setAttribute('aria-busy', 'false')
    // Other results may be shown or loading by now.
    if (!link.isConnected || isBusy(RESULTS)) return
    if (!answer || !join(answer.page, canTakeFocus(link))) sayFailure(true)
  })
}

/** @returns false if the page has no list */
function join(page: Document, takesFocus: boolean): boolean {
  const list = document.querySelector<HTMLElement>(LIST)
  const more = page.querySelector<HTMLElement>(LIST)
  if (!list || !more) return false
  const added = [...more.children].filter(({ id }) => !document.getElementById(id))
  list.append(...added)
  leadOn(page)
  sayFailure(false)
  saveResults()
  list.dispatchEvent(new CustomEvent('shown', { bubbles: true }))
  if (takesFocus) added[0]?.querySelector('a')?.focus()
  const status = document.querySelector(`#${RESULTS} [data-joined]`)
  if (status) status.textContent = more.dataset.added ?? ''
  return true
}

/** Updates 'Load more' for the following page, or removes it. */
function leadOn(page: Document): void {
  const link = document.querySelector(MORE)
  const next = page.querySelector(MORE)
  if (next) link?.setAttribute('href', next.getAttribute('href') ?? '')
  else link?.remove()
  document.querySelector(END)?.replaceChildren(...(page.querySelector(END)?.childNodes ?? []))
}

function sayFailure(isFailure: boolean): void {
  const note = document.querySelector(`#${RESULTS} [data-more-failed]`)
  const words = note?.nextElementSibling
  if (!(words instanceof HTMLTemplateElement)) return
  note?.replaceChildren(...(isFailure ? [words.content.cloneNode(true)] : []))
}
