import { UNSAFE_FROM } from '../weighing/scoring.ts'

/** How much of an address's score the trees have; the rest is that of its pieces. */
export const SHARE_OF_TREES = 0.7

/** The score of an official or well-known site, whatever its path. */
export const TRUSTED_ADDRESS = -6

const MOST_POINTS = 200

/** What the points of the rules count for: more and more of them say less and less. */
export function damped(points: number): number {
  return Math.sqrt(Math.min(MOST_POINTS, points) / UNSAFE_FROM)
}

/**
 * How much each score counts for a type: words, signs and the rules' points of a text; the address and the rules' points of
 * a website. Chosen for what is found at one false alarm in a hundred over left-out collections.
 */
export const SHARES = {
  message: [0.45, 0.5, 1.5],
  email: [0.6, 0.5, 1.5],
  website: [1, 1.2],
} as const

export function mixed(type: keyof typeof SHARES, scores: readonly number[]): number {
  return SHARES[type].reduce((sum, share, i) => sum + share * scores[i]!, 0)
}

/** How a mixed score becomes log-odds that hold where one text in `oneIn` is a scam. */
export type Calibration = { readonly bias: number; readonly slope: number; readonly oneIn: number }

export function logitOf({ bias, slope }: Calibration, score: number): number {
  return bias + slope * score
}
