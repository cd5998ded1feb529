import type { Span } from '../types.ts'
import { wordSet } from './class-words.ts'
import { phrasesOf } from './language-data.ts'
import { compileList, findPhrases, type Hit } from './phrases.ts'
import type { Words } from './tokens.ts'

const COURTESIES = compileList(phrasesOf('boilerplate/greetings'))

/**
 * Returns the positions of courtesy phrases that are a clause of their own or end the text, because anyone
 * can add them. "Thanks for your payment" is not one.
 */
export function boilerplateIn(words: Words): ReadonlySet<number> {
  const { tokens } = words
  const kind = new Set<number>()
  for (const { first, last } of findPhrases(words, COURTESIES))
    for (let at = first; at <= last; at++) kind.add(at)
  const apart = new Set<number>()
  for (const first of kind) {
    if (kind.has(first - 1)) continue
    let end = first
    while (kind.has(end)) end++
    const opens = tokens[first - 1]?.clause !== tokens[first]!.clause
    const closes = tokens[end]?.clause !== tokens[end - 1]!.clause
    if (end === tokens.length || (opens && closes))
      for (let at = first; at < end; at++) apart.add(at)
  }
  return apart
}

const SIGN_OFFS = compileList(phrasesOf('boilerplate/sign_offs'))
/** Requests to call for more than the sender's identity. */
const ASKED_TO_CALL = wordSet('boilerplate/asks_to_call')
/** Maximum number of words in a signature before and after its number. */
const LONGEST_SIGNATURE = 14

/**
 * Whether a position is below the text's last sign-off, where a sender gives a number without asking for a
 * call.
 */
export function isInSignature(
  { tokens }: Words,
  { start }: Span,
  signOffs: readonly Hit[],
): boolean {
  const within = tokens.slice(-LONGEST_SIGNATURE).findIndex(({ span }) => span.start === start)
  const place = Math.max(0, tokens.length - LONGEST_SIGNATURE) + within
  const signOff = signOffs.findLast(({ last }) => last < place)
  if (within < 0 || !signOff) return false
  const between = tokens.slice(signOff.last + 1, place)
  return between.length <= LONGEST_SIGNATURE && !between.some(({ text }) => ASKED_TO_CALL.has(text))
}

/** Returns the positions of sign-offs. */
export function signOffsIn(words: Words): Hit[] {
  return findPhrases(words, SIGN_OFFS, 'none')
}
