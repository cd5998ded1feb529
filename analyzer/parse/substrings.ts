import type { Span } from '../types.ts'
import { partsOf } from './phrases.ts'

type Step = { readonly words: readonly string[]; readonly gap: number }

/**
 * What is said in Chinese, Japanese or Korean, where `tokens.ts` takes a whole clause, or a word with all that hangs on it, for
 * one word, and in languages of India, Nepal, Sri Lanka and Ethiopia, whose endings are too many to list.
 */
export type Substrings = readonly (readonly Step[])[]

/** No part is looked for more often than this. */
const MAX_STARTS = 20

/** In small letters, unless one of them would take another place. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text
}

/** As phrases are written, but with letters for words: in "口座|账户 ..20 停止" at most twenty of them stand in between. */
export function compileSubstrings(phrases: readonly string[]): Substrings {
  return phrases.map((phrase) =>
    partsOf(phrase).map(({ choices, gap }) => ({
      words: choices.map((choice) => choice.replaceAll('_', ' ')),
      gap,
    })),
  )
}

/** The first place where each of the phrases is said. */
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

/** Each part is taken where it comes first: what follows has then the most room. */
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
