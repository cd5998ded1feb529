import { LETTER_COSTS } from '../../../compiled/letter-costs.js'
import { bytesOf } from '../../encoding.ts'

/** Size of the alphabet: end of name, a to z, any digit, hyphen. */
export const SIGNS = 29
const DIGIT = 27
const HYPHEN = 28
/** Any other character. It is ignored. */
const NONE = -1

/** Window length in letters for the worst score. */
const RUN = 5

const COSTS = bytesOf(LETTER_COSTS.costs)

/**
 * Returns the perplexity of a text under a character n-gram model of well-known site names, in bits per
 * letter: overall and for the worst window. Both are 0 without letters of the alphabet.
 */
export function oddness(text: string): { whole: number; worst: number } {
  const costs: number[] = []
  eachLetter(text, (before, last, sign) => costs.push(COSTS[placeOf(before, last, sign)]!))
  if (costs.length < 2) return { whole: 0, worst: 0 }
  let run = 0
  let worst = 0
  let sum = 0
  for (const [i, cost] of costs.entries()) {
    sum += cost
    run += cost - (costs[i - RUN] ?? 0)
    worst = Math.max(worst, run)
  }
  const unit = LETTER_COSTS.step
  return { whole: (sum / costs.length) * unit, worst: (worst / RUN) * unit }
}

/** Calls `meet` for each letter and the end, with the two letters before it. */
export function eachLetter(
  text: string,
  meet: (before: number, last: number, sign: number) => void,
) {
  let before = 0
  let last = 0
  for (let i = 0; i <= text.length; i++) {
    const sign = i === text.length ? 0 : signOf(text.charCodeAt(i))
    if (sign !== NONE) meet(before, last, sign)
    before = sign === NONE ? 0 : last
    last = Math.max(0, sign)
  }
}

/** Returns the table index of a letter after two others. */
export function placeOf(before: number, last: number, sign: number): number {
  return (before * SIGNS + last) * SIGNS + sign
}

function signOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96
  if (code >= 48 && code <= 57) return DIGIT
  return code === 45 ? HYPHEN : NONE
}
