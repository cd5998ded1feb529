import { REQUIRED_SCORE } from '../score/thresholds.ts'
import type { ContentType } from '../types.ts'

const MOST_POINTS = 200
const MOST_OF_STORY = 100

/**
 * What the rules make of a text: its points, whether its signs tell a story that they know, and whether a visitor asks about it
 * in his own words.
 */
export type Ruled = {
  readonly points: number
  readonly tellsStory: boolean
  readonly isAsked: boolean
}

/**
 * Who asks has a reason to: of what visitors tell and ask about more is a scam than of what is merely sent. As a part of the
 * score.
 */
const ASKED = 0.5

/**
 * How much each score counts for a type: words, signs and the doubt of the links of a text, or the address of a website, then
 * the rules' points, and those points once more when they tell a story. Chosen for what is found at one false alarm in a hundred
 * over left-out collections: single signs add up to points by chance, stories hardly ever do, and a mail may lead to any site.
 */
const SHARES: Readonly<Record<ContentType, readonly number[]>> = {
  message: [2, 0.7, 0.4, 0.15, 0.35],
  email: [1.3, 0.4, 0, 0.3, 0.6],
  website: [1, 0.6, 0],
}

/** One score with how much it counts. */
export type Term = { readonly name: string; readonly value: number; readonly share: number }

const NAMES: Readonly<Record<ContentType, readonly string[]>> = {
  message: ['words', 'signs', 'links'],
  email: ['words', 'signs', 'links'],
  website: ['address'],
}

/** The terms of a mixed score: those that were learned, then those of the rules. @param scores as `SHARES` lists them */
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

/** All terms of a text as one score. */
export function mixed(terms: readonly Term[]): number {
  return terms.reduce((sum, { value, share }) => sum + share * value, 0)
}

/** How a mixed score becomes log-odds that hold at the share of scams which `PRIOR` names. */
export type Calibration = { readonly bias: number; readonly slope: number }

export function logitOf({ bias, slope }: Calibration, score: number): number {
  return bias + slope * score
}
