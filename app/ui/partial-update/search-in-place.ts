import { canTakeFocus, followedLink } from './followed-link.ts'
import { cancelLoading, loadResults } from './load-results.ts'
import { navigationType } from './navigation-type.ts'
import { isBusy, regionOf } from './region.ts'
import {
  discardSavedResults,
  previousEntry,
  pushHistoryEntry,
  RESULTS,
  replaceHistoryEntry,
  restoreResults,
  savedScroll,
  saveScroll,
} from './results.ts'

const TYPING_PAUSE_MS = 300
const SCROLL_PAUSE_MS = 200

/** Converts between a search URL and the fields of its form. */
export type SearchTerms = {
  /** Returns the query string for the fields, as the server would write it. */
  write(fields: URLSearchParams): string
  /** Returns the field values for a URL by name; `q` is the query. */
  read(search: URLSearchParams): Readonly<Record<string, string>>
}

/**
 * Applies changes of the page's search form without a page load: a filter or Enter immediately, text after a
 * pause, as one history entry. Updates the URL and replaces the results. Also handles result links marked
 * `data-in-place`, and Back and Forward.
 */
export function searchInPlace(terms: SearchTerms): void {
  const form = document.querySelector<HTMLFormElement>('form[role=search]')
  if (!form) return
  let asked = pathOf(window.location)
  let pause: ReturnType<typeof setTimeout> | undefined
  const termsAsked = () => terms.read(new URLSearchParams(window.location.search))
  const hasWords = () => termsAsked().q !== ''

  if (navigationType() === 'back_forward') restoreResults()
  else discardSavedResults()
  keepScrollWhileScrolling()

  form.addEventListener('input', ({ target }) => {
    clearTimeout(pause)
    if (!(target instanceof HTMLSelectElement)) goSoon()
  })
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) go(addressOfForm(), { isStep: true })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    go(addressOfForm(), { isStep: !hasWords() })
  })
  regionOf(RESULTS).addEventListener('click', async (event) => {
    const link = followedLink(event, 'a[data-in-place]')
    if (!link) return
    event.preventDefault()
    const address = new URL(link.href)
    fill(address)
    if (!(await go(address, { isStep: true })) || !canTakeFocus(link)) return
    regionOf(RESULTS).querySelector<HTMLElement>('[role=status]')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  })
  window.addEventListener('popstate', async () => {
    clearTimeout(pause)
    const address = new URL(window.location.href)
    if (pathOf(address) === asked) return
    asked = pathOf(address)
    fill(address)
    if (restoreResults()) cancelLoading()
    else if (!(await loadResults())) return
    window.scrollTo(0, savedScroll())
  })

  // Applies changes made before this script loaded.
  if (addressOfForm().search !== terms.write(new URLSearchParams(termsAsked()))) goSoon()

  /** Applies the form after a pause in typing. */
  function goSoon(): void {
    pause = setTimeout(() => {
      const address = addressOfForm()
      if (pathOf(address) !== asked) go(address, { isStep: !hasWords() })
    }, TYPING_PAUSE_MS)
  }

  /**
   * Navigates to a URL as a new history entry or replacing the current one. Undoing a query goes back to the
   * previous entry instead of duplicating it.
   */
  async function go(address: URL, { isStep }: { isStep: boolean }): Promise<boolean> {
    clearTimeout(pause)
    if (isStep && pathOf(address) !== asked) {
      saveScroll()
      pushHistoryEntry(address, asked)
    } else if (pathOf(address) === previousEntry()) {
      window.history.back()
      return true
    } else {
      replaceHistoryEntry(address)
    }
    asked = pathOf(address)
    return loadResults()
  }

  function addressOfForm(): URL {
    const fields = [...new FormData(form as HTMLFormElement)] as [string, string][]
    return new URL(
      window.location.pathname + terms.write(new URLSearchParams(fields)),
      window.location.origin,
    )
  }

  /** Sets the fields to a URL's values. */
  function fill({ searchParams }: URL): void {
    for (const [name, value] of Object.entries(terms.read(searchParams))) {
      const field = form?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value
      }
    }
  }
}

const pathOf = ({ pathname, search }: URL | Location) => pathname + search

/** On Back within a document, browsers restore the scroll position before the earlier results are there. */
function keepScrollWhileScrolling(): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    if (!isBusy(RESULTS)) saveScroll()
  }
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(pause)
      pause = setTimeout(keep, SCROLL_PAUSE_MS)
    },
    { passive: true },
  )
}
