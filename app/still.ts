/** What a route says with `export const handle = STILL`: its screen only shows something, so its page runs no framework. */
export const STILL = { still: true } as const

/**
 * Whether the page of these routes runs no framework. While developing every page does, so that changes are shown at
 * once; and wherever it runs already, it goes on.
 */
export function isStill(matches: readonly { handle?: unknown }[]): boolean {
  if (!import.meta.env.SSR || import.meta.env.DEV) return false
  return matches.some(({ handle }) => handle === STILL)
}
