import { classWords, wordSet } from '../class-words.ts'
import { anyOf } from '../language-data.ts'
import type { Token } from '../tokens.ts'

const NOT = classWords('not')
const AND = wordSet('negation/and')
const CLAIM_VERB = wordSet('negation/claim_verb')
const AND_WILL = new RegExp(`^${anyOf('negation/and_will')}`, 'u')
const NOR = wordSet('negation/nor')
const WILL_STOP = new RegExp(`^${anyOf('negation/will_stop')}`, 'u')

/**
 * "Send it, or else it will be stopped": Gulf Arabic "wella" is spelled like "nor", which follows another
 * "not".
 */
function isOrElse(tokens: readonly Token[], at: number): boolean {
  const { text, sentence } = tokens[at]!
  if (!NOR.has(text) || !WILL_STOP.test(tokens[at + 1]?.text ?? '')) return false
  return !tokens.slice(0, at).some((token) => token.sentence === sentence && NOT.has(token.text))
}

/**
 * "It is not updated and power will be cut": a negation does not reach past "or else" or past an "and" with
 * its own verb.
 */
export function isAnotherClaim(
  tokens: readonly Token[],
  denial: number,
  first: number,
  last: number,
): boolean {
  if (isOrElse(tokens, denial)) return true
  let joined = false
  for (let at = denial + 1; at <= last; at++) {
    const { text } = tokens[at]!
    if (NOT.has(text)) return false
    if (AND_WILL.test(text) && at <= first) return true
    if (AND.has(text) && at < first) joined = true
    else if (joined && CLAIM_VERB.has(text)) return true
  }
  return false
}
