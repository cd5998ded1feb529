/** How much of an address's score the trees have; the rest is that of its pieces. */
export const SHARE_OF_TREES = 0.5

/** The score of an official or well-known site, whatever its path. */
export const TRUSTED_ADDRESS = -6
