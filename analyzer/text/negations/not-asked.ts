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

/** So far the "never" of an office reaches through a list of what it never does. */
const LIST_REACH = 24
const OR_REACH = 4
const NEXT = 3
const OR = new Set(['or', 'nor'])
const PROMISES = new Set(['will', 'would'])
/** Who says of itself what it never does. */
const OFFICES = new Set(
  'we bank banks police officer officers staff employee employees official officials authority authorities ministry ministries court courts government company agent agents'.split(
    ' ',
  ),
)

/**
 * "No officer will ever keep you on a call, tell you to hide it or ask you to move your money": all that the list names. "We will
 * never forget you, send the code" is none: nothing joins the two.
 */
export function isNeverDone(tokens: readonly Token[], first: number): boolean {
  const { sentence, clause } = tokens[first]!
  const isJoined = tokens
    .slice(Math.max(0, first - OR_REACH), first)
    .some((token) => token.clause === clause && OR.has(token.text))
  for (let at = first - 1; at > 1 && at >= first - LIST_REACH; at--) {
    const token = tokens[at]!
    if (token.sentence !== sentence) return false
    if (!isJoined && (token.clause !== clause || first - at > NEXT)) return false
    if (!PROMISES.has(tokens[at - 1]!.text)) continue
    const subject = tokens.slice(Math.max(0, at - 1 - NEXT), at - 1)
    const isOffice = subject.some(({ text }) => OFFICES.has(text))
    if (token.text === 'never' && isOffice) return true
    if (token.text === 'ever' && isOffice && subject.some(({ text }) => text === 'no')) return true
  }
  return false
}
