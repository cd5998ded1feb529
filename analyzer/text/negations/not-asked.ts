import { classWords } from '../class-words.ts'
import type { Token } from '../tokens.ts'

const NOT = classWords('not')
/** How many words before a phrase the "not ask" reaches. */
const REACH = 14
const TELLER = new Set(['i', 'we', 'he', 'she', 'they'])
const PERSON = new Set([...TELLER, 'you', 'u'])
/** "Should you be asked to", and of what may come. */
const SHOULD = new Set(['if', 'when', 'whenever', 'should', 'anyone', 'ever'])
const ASKING = new Set(['ask', 'asks', 'asked', 'asking'])
/** "If you did not ask for it, send the code" is a trick. */
const OTHERS_ASKING = new Set(['you', 'u', 'did'])

/**
 * Whether what sounds like a request is none: "I read it to him", "did you give it?", "if you are asked to send it", "we will
 * not ask you to follow a link or to share it".
 */
export function isNotAsked(tokens: readonly Token[], first: number): boolean {
  return isTold(tokens, first) || isNeverAsked(tokens, first)
}

function isTold(tokens: readonly Token[], first: number): boolean {
  const { text, clause } = tokens[first]!
  const before = (words: number) => {
    const token = tokens[first - words]
    return token?.clause === clause ? token.text : ''
  }
  if (text === 'read' && TELLER.has(before(1))) return true
  if (before(2) === 'did' && PERSON.has(before(1))) return true
  const isAsked = before(1) === 'to' && before(2) === 'asked'
  return isAsked && [before(3), before(4), before(5)].some((word) => SHOULD.has(word))
}

/** What is denied is the asking, and with it all that is said to be asked. */
function isNeverAsked(tokens: readonly Token[], first: number): boolean {
  const { clause } = tokens[first]!
  for (let at = first - 2; at >= 0 && at >= first - REACH; at--) {
    if (tokens[at]!.clause !== clause) return false
    if (!NOT.has(tokens[at]!.text) || tokens[at]!.text === 'didnt') continue
    const asks = tokens[at + 1]?.text === 'be' ? tokens[at + 2] : tokens[at + 1]
    if (ASKING.has(asks?.text ?? '')) return !OTHERS_ASKING.has(tokens[at - 1]?.text ?? '')
  }
  return false
}
