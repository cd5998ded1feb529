import { classWords, wordSet } from '../class-words.ts'
import type { Token } from '../tokens.ts'

const NOT = classWords('not')
/** Maximum distance in words of a "not ask" before a phrase. */
const REACH = 14
const READ_OR_TOLD = wordSet('negation/read_or_told')
const TELLER = wordSet('negation/teller')
const PERSON = wordSet('negation/person')
const DID = wordSet('negation/did')
const INFINITIVE = wordSet('negation/infinitive')
const ASKED_TO = wordSet('negation/asked_to')
const SHOULD = wordSet('negation/should')
const ASKING = wordSet('negation/asking')
const BE = wordSet('negation/be')
const OTHERS_ASKING = wordSet('negation/others_asking')
const DID_NOT_ASK = wordSet('negation/did_not_ask')

/**
 * Whether an apparent request is none: "I read it to him", "did you give it?", "if you are asked to send it",
 * "we will not ask you to follow a link or to share it".
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
  if (READ_OR_TOLD.has(text) && TELLER.has(before(1))) return true
  if (DID.has(before(2)) && PERSON.has(before(1))) return true
  const isAsked = INFINITIVE.has(before(1)) && ASKED_TO.has(before(2))
  return isAsked && [before(3), before(4), before(5)].some((word) => SHOULD.has(word))
}

/** The asking is negated, and with it everything that would be asked. */
function isNeverAsked(tokens: readonly Token[], first: number): boolean {
  const { clause } = tokens[first]!
  for (let at = first - 2; at >= 0 && at >= first - REACH; at--) {
    if (tokens[at]!.clause !== clause) return false
    if (!NOT.has(tokens[at]!.text) || DID_NOT_ASK.has(tokens[at]!.text)) continue
    const asks = BE.has(tokens[at + 1]?.text ?? '') ? tokens[at + 2] : tokens[at + 1]
    if (ASKING.has(asks?.text ?? '')) return !OTHERS_ASKING.has(tokens[at - 1]?.text ?? '')
  }
  return false
}

/** Maximum distance in words of an authority's "never" over a list of things it never does. */
const LIST_REACH = 24
const OR_REACH = 4
const NEXT = 3
const OR = wordSet('negation/or')
const PROMISES = wordSet('negation/promises')
const NEVER = wordSet('negation/never')
const EVER = wordSet('negation/ever')
const NO = wordSet('negation/no')
const OFFICES = wordSet('negation/offices')

/**
 * "No officer will ever keep you on a call, tell you to hide it or ask you to move your money" covers the
 * whole list. "We will never forget you, send the code" does not: nothing joins the clauses.
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
    if (NEVER.has(token.text) && isOffice) return true
    if (EVER.has(token.text) && isOffice && subject.some(({ text }) => NO.has(text))) return true
  }
  return false
}
