/** Weight of the decision trees in an address's score. The rest is the linear model. */
const SHARE_OF_TREES = 0.4

/**
 * Log-odds bonus for sites on one list or several, in addition to the trees. The trees were trained with the
 * lists of their own collection removed, so they undervalue listed sites.
 */
const KNOWN = [0, 0.75, 2] as const

/** The score of an official or well-known site, for any path. */
export const TRUSTED_ADDRESS = -6

/**
 * Returns the score of any other address. @param known number of lists that contain its site: see
 * `familiarity`
 */
export function joinedScore(trees: number, pieces: number, known: 0 | 1 | 2): number {
  return SHARE_OF_TREES * trees + (1 - SHARE_OF_TREES) * pieces - KNOWN[known]
}
