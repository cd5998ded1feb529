/** Passes data to the next page through session storage, which ends with the tab. */

/** Stores a value for the next page. */
export function storeForNextPage(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is disabled: nothing is passed on.
  }
}

/** Returns and removes a stored value; null if there is none. */
export function takeStored<Value>(name: string): Value | null {
  try {
    const kept = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return kept && JSON.parse(kept)
  } catch {
    return null
  }
}
