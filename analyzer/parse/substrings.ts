import type { Span } from '../types.ts'
import { partsOf } from './phrases.ts'

type Step = { readonly words: readonly string[]; readonly gap: number }

/**
 * Substring patterns for Chinese, Japanese and Korean, where `tokens.ts` takes a whole clause or inflected
 * word for one word, and for languages of India, Nepal, Sri Lanka and Ethiopia with too many endings to list.
 */
export type Substrings = readonly (readonly Step[])[]

/** Maximum number of occurrences tried per part. */
const MAX_STARTS = 20

/** Lower-cases a text unless that changes the length of a letter. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text
}

/** Compiles phrases with characters as units: in "口座|账户 ..20 停止" at most twenty characters stand between. */
export function compileSubstrings(phrases: readonly string[]): Substrings {
  return phrases.map((phrase) =>
    partsOf(phrase).map(({ choices, gap }) => ({
      words: choices.map((choice) => choice.replaceAll('_', ' ')),
      gap,
    })),
  )
}

/** Returns the first match of each phrase. */
export function findSubstrings(text: string, phrases: Substrings): Span[] {
  return phrases.flatMap((steps) => firstPlace(text, steps) ?? [])
}

function firstPlace(text: string, [first, ...others]: readonly Step[]): Span | null {
  for (const word of first!.words) {
    let start = text.indexOf(word)
    for (let tried = 0; start >= 0 && tried < MAX_STARTS; tried++) {
      const end = endOf(text, others, start + word.length)
      if (end !== null) return { start, end }
      start = text.indexOf(word, start + 1)
    }
  }
  return null
}

/** Each part matches at its first occurrence, which leaves the most room for the rest. */
function endOf(text: string, steps: readonly Step[], from: number): number | null {
  let at = from
  for (const { words, gap } of steps) {
    const within = text.slice(at, at + gap + LONGEST)
    let best: number | null = null
    for (const word of words) {
      const place = within.indexOf(word)
      if (place < 0 || place > gap) continue
      const end = at + place + word.length
      if (best === null || end < best) best = end
    }
    if (best === null) return null
    at = best
  }
  return at
}

const LONGEST = 16
