import { classWords, spelled } from '../class-words.ts'
import type { Token } from '../tokens.ts'

const NOT = classWords('not')
const AND = new Set(
  ['and', 'so', 'hence', 'therefore', 'thus', 'aur', 'और', 'اور', 'kaya'].map(spelled),
)
/** The verb of its own that a second claim has. */
const IS = new Set(['will', 'is', 'are', 'has', 'have', 'shall', 'gets'])
/** In Arabic "and it will be cut" is one word, as "and a car" is. */
const AND_WILL =
  /^[وف](?:سوف|سيتم|س[يتن](?:قطع|نقطع|وقف|توقف|فصل|حظر|غلق|جمد|لغي|لغى|لغا|علق|حجب|عطل|تعطل)$)/u
const NOR = spelled('ولا')
/** What is stopped in the words of the Gulf, whose future begins with "b". */
const WILL_STOP = /^ب(?:ت|ي|ن|تت)(?:وقف|نقطع|قطع|نحظر|حظر|نفصل|فصل|نلغي|لغي|لغى|سكر|جمد)/u

/** "Send it, or else it will be stopped": the Gulf's "wella" is written like "nor", which follows another "not". */
function isOrElse(tokens: readonly Token[], at: number): boolean {
  const { text, sentence } = tokens[at]!
  if (text !== NOR || !WILL_STOP.test(tokens[at + 1]?.text ?? '')) return false
  return !tokens.slice(0, at).some((token) => token.sentence === sentence && NOT.has(token.text))
}

/**
 * "It is not updated and power will be cut": behind an "and" with a verb of its own nothing is denied any more, nor by an "or else".
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
    else if (joined && IS.has(text)) return true
  }
  return false
}
