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

/** How an address and the fields of a search form say the same. */
export type SearchTerms = {
  /** The search part of the address that asks for what the fields say, as the server would write it. */
  write(fields: URLSearchParams): string
  /** What the fields hold, by name, where an address asks for this; `q` are the words. */
  read(search: URLSearchParams): Readonly<Record<string, string>>
}

/**
 * Makes the search form of the page apply each change by itself: a choice and Enter at once, words once typing pauses,
 * in one step of the history. The address says what is asked for, and the results of its page take the place of those
 * that are shown. Links in the results that are marked with `data-in-place` go the same way, and so do Back and Forward.
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

  // Whoever chose and typed before this script came waits for an answer.
  if (addressOfForm().search !== terms.write(new URLSearchParams(termsAsked()))) goSoon()

  /** Asks for what the form says once typing pauses. */
  function goSoon(): void {
    pause = setTimeout(() => {
      const address = addressOfForm()
      if (pathOf(address) !== asked) go(address, { isStep: !hasWords() })
    }, TYPING_PAUSE_MS)
  }

  /**
   * Asks for an address, as a step of the history of its own or in the place of the last one. Words that are taken out
   * again lead back to the step before, which would else be there twice.
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

  /** Makes the fields say what an address asks for. */
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

/** A browser that goes back within one document scrolls before the earlier results are there. */
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
