import { LETTER_COSTS } from '../../../compiled/letter-costs.js'
import { bytesOf } from '../../encoding.ts'

/** The letters that names are made of, as numbers: their end, a to z, any digit, a hyphen. */
export const SIGNS = 29
const DIGIT = 27
const HYPHEN = 28
/** What is no such letter, and says nothing. */
const NONE = -1

/** A run of so many letters is odd or it is not. */
const RUN = 5

const COSTS = bytesOf(LETTER_COSTS.costs)

/**
 * How unlike the names of well-known sites the letters of a text follow each other, in bits a letter: on the whole, and where it is
 * worst. Both are 0 for a text without such letters.
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

/** Calls `meet` for each letter and for the end, with the two letters before it. */
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

/** Where the table has a letter behind two others. */
export function placeOf(before: number, last: number, sign: number): number {
  return (before * SIGNS + last) * SIGNS + sign
}

function signOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96
  if (code >= 48 && code <= 57) return DIGIT
  return code === 45 ? HYPHEN : NONE
}
