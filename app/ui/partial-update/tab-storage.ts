/** What a page leaves in the tab's own storage for the page that comes next. It ends with the tab. */

/** Keeps something under a name for the next page. */
export function storeForNextPage(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing carries nothing.
  }
}

/** Gives what was kept under a name, and forgets it; null where nothing was. */
export function takeStored<Value>(name: string): Value | null {
  try {
    const kept = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return kept && JSON.parse(kept)
  } catch {
    return null
  }
}
