/** How much of an address's score the trees have; the rest is that of its pieces. */
const SHARE_OF_TREES = 0.4

/**
 * What speaks for a site that one list names, or several do, beside what the trees make of it: they learn from rows that were
 * shown the lists without their own collection, so they trust them too little. In log-odds.
 */
const KNOWN = [0, 0.75, 2] as const

/** The score of an official or well-known site, whatever its path. */
export const TRUSTED_ADDRESS = -6

/** The score of any other address. @param known how many lists name its site: see `familiarity` */
export function joinedScore(trees: number, pieces: number, known: 0 | 1 | 2): number {
  return SHARE_OF_TREES * trees + (1 - SHARE_OF_TREES) * pieces - KNOWN[known]
}
