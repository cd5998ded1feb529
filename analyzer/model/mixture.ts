import type { ContentType } from '../types.ts'
import { UNSAFE_FROM } from '../weighing/scoring.ts'

/** How much of an address's score the trees have; the rest is that of its pieces. */
export const SHARE_OF_TREES = 0.7

/** The score of an official or well-known site, whatever its path. */
export const TRUSTED_ADDRESS = -6

const MOST_POINTS = 200

/**
 * How much each score counts for a type: words and signs of a text, or the address of a website, and last the rules' points.
 * Chosen for what is found at one false alarm in a hundred over left-out collections.
 */
const SHARES = {
  message: [0.3, 0.35, 1.5],
  email: [0.6, 0.5, 1.5],
  website: [1, 1.2],
} as const

/** All scores of a text as one. In a long mail more and more points say less and less. */
export function mixed(type: ContentType, scores: readonly number[], points: number): number {
  const units = Math.min(MOST_POINTS, points) / UNSAFE_FROM
  const all = [...scores, type === 'email' ? Math.sqrt(units) : units]
  return SHARES[type].reduce((sum, share, i) => sum + share * all[i]!, 0)
}

/** How a mixed score becomes log-odds that hold where one text in `oneIn` is a scam. */
export type Calibration = { readonly bias: number; readonly slope: number; readonly oneIn: number }

/**
 * No text is surer to be a scam than this by what was learned: of left-out texts above it hardly more were scams. In log-odds;
 * 1.735 are 85 in a hundred.
 */
const SUREST = { message: 1.735, email: 1.735, website: 5 } as const

export function logitOf(type: ContentType, { bias, slope }: Calibration, score: number): number {
  const logit = bias + slope * score
  return logit <= 0 ? logit : SUREST[type] * (1 - Math.exp(-logit / SUREST[type]))
}
