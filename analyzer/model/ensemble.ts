import { REQUIRED_SCORE } from '../score/thresholds.ts'
import type { ContentType } from '../types.ts'

const MOST_POINTS = 200
const MOST_OF_STORY = 100

/**
 * The rules' result for a text: points, whether its findings complete a composite, and whether it is a
 * visitor's question.
 */
export type Ruled = {
  readonly points: number
  readonly tellsStory: boolean
  readonly isAsked: boolean
}

/**
 * Score bonus for a visitor's question. What visitors ask about is more often a scam than what is merely
 * sent.
 */
const ASKED = 0.5

/**
 * Weights per content type for each score: words, findings and maximum link risk of a text, or the address of
 * a website; then the rules' points, and the points again if a composite matched. Chosen for recall at one
 * false alarm in a hundred on held-out collections: single findings can add up by chance, composites rarely
 * do, and a mail may link to any site.
 */
const SHARES: Readonly<Record<ContentType, readonly number[]>> = {
  message: [2, 0.7, 0.4, 0.15, 0.35],
  email: [1.3, 0.4, 0, 0.3, 0.6],
  website: [1, 0.6, 0],
}

/** One score with its weight. */
export type Term = { readonly name: string; readonly value: number; readonly share: number }

const NAMES: Readonly<Record<ContentType, readonly string[]>> = {
  message: ['words', 'signs', 'links'],
  email: ['words', 'signs', 'links'],
  website: ['address'],
}

/**
 * Returns the terms of the combined score: the learned ones, then the rules. @param scores in the order of
 * `SHARES`
 */
export function termsOf(
  type: ContentType,
  scores: readonly number[],
  { points, tellsStory, isAsked }: Ruled,
): Term[] {
  const story = tellsStory ? Math.min(MOST_OF_STORY, points) : 0
  const all = [...scores, Math.min(MOST_POINTS, points) / REQUIRED_SCORE, story / REQUIRED_SCORE]
  const names = [...NAMES[type], 'points', 'story']
  const terms = SHARES[type].map((share, i) => ({ name: names[i]!, value: all[i]!, share }))
  return isAsked ? [{ name: 'asked', value: 1, share: ASKED }, ...terms] : terms
}

/** Returns the weighted sum of all terms. */
export function mixed(terms: readonly Term[]): number {
  return terms.reduce((sum, { value, share }) => sum + share * value, 0)
}

/** Maps a combined score to log-odds calibrated for the scam rate `PRIOR`. */
export type Calibration = { readonly bias: number; readonly slope: number }

export function logitOf({ bias, slope }: Calibration, score: number): number {
  return bias + slope * score
}
