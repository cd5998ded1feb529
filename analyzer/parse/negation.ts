import { classWords, isAny, wordSet } from './class-words.ts'
import { isAnotherClaim } from './negation-rules/another-claim.ts'
import { isNeverDone, isNotAsked } from './negation-rules/not-asked.ts'
import { BEWARE, FRAUD, isQuotedWarning, saysForOthers } from './negation-rules/reported.ts'
import { isArabicWord, type Token, type Words } from './tokens.ts'

/** Maximum distance in words of a "never" or a warning before a phrase. */
const NEGATION_REACH = 7
const WARNING_REACH = 14

const NOTHING: ReadonlySet<string> = new Set()
const NOT = classWords('not')
const REFRAIN = classWords('refrain')
const NOT_SO = new Set([...NOT, ...REFRAIN])
const DONE = wordSet('negation/done')
const NAMED = wordSet('negation/done', 'negation/naming')
const PURPOSE = wordSet('negation/purpose')
const INTENTION = wordSet('negation/intention')
const NAME_LINK = wordSet('negation/name_link')
const AVOIDS_NEXT = 2
const MAYBE_NOT = wordSet('negation/maybe_not')
const DENIED_PREFIXES = [...wordSet('negation/denied_prefixes')]
const DENIED_VERB = new Set(
  [...wordSet('negation/denied_verbs')].filter((verb) =>
    DENIED_PREFIXES.some((prefix) => verb.startsWith(prefix)),
  ),
)
const NOT_TO = wordSet('negation/not_to')
const CALLS_UPON = wordSet('negation/calls_upon')
const BECAUSE = wordSet('negation/because')
const IF = wordSet('negation/if')
const DID_NOT = wordSet('negation/did_not')
const SO_THAT = wordSet('negation/so_that')
const INFINITIVE = wordSet('negation/infinitive')
const NOT_AFTER = wordSet('negation/not_after')
const AFTER_REACH = 3
const OR_ELSE = wordSet('negation/or_else')
const WE_WARN = wordSet('negation/we_warn')
const WARN_OF = wordSet('negation/warn_of')
const WARN_OF_REACH = 3
/** Arabic puts the verb first: "يطلب منك المحتالون". */
const VERB_FIRST = 3
const SAID_REACH = 3
const STRANGER = classWords('stranger')
const STRANGER_REACH = 4
const SELF = wordSet('negation/self')
const TALE_REACH = 20
const TOLD = wordSet('negation/told')
const TO_WRITER = wordSet('negation/to_writer')
const COMMANDS = wordSet('negation/commands')
const BEFORE_COMMAND = wordSet('negation/before_command')

const NEGATED_BY = {
  none: { just: NOTHING, before: NOTHING, near: NOTHING, byFraud: 'never' },
  events: { just: DONE, before: NOTHING, near: NOTHING, byFraud: 'named' },
  warnings: { just: NOTHING, before: NOTHING, near: NOTHING, byFraud: 'named' },
  denials: { just: PURPOSE, before: NOTHING, near: NOT, byFraud: 'asking' },
  any: { just: DONE, before: NOTHING, near: NOT_SO, byFraud: 'asking' },
  offers: { just: NAMED, before: classWords('me'), near: NOT_SO, byFraud: 'asking' },
} as const

/**
 * Which words before a phrase negate it: none; past events ("was received"); warnings about others
 * ("fraudsters may say"); also denials ("will not be blocked"); any, including advice against it and what is
 * already done ("avoid sharing your code"; "avoid arrest" is itself a threat); or, for offers, also what the
 * writer intends to do ("I will pay you 200"). A fraud word negates a request to the reader only if the
 * fraudster is said to make it.
 */
export type Negations = keyof typeof NEGATED_BY

/** "Never share your code", "we will not ask for it", "beware of anyone who asks for it". */
export function isNegated(
  { tokens, asksAdvice }: Words,
  first: number,
  last: number,
  negations: Negations,
): boolean {
  const by = NEGATED_BY[negations]
  const { sentence, clause } = tokens[first]!
  const heedsWarnings = by.byFraud !== 'never' && !asksAdvice
  if (heedsWarnings && isWarnedOf(tokens, first, last, by.byFraud === 'asking')) return true
  if (by.byFraud !== 'never' && isNeverDone(tokens, first)) return true
  if (by.near.size > 0 && (isDenied(tokens, last) || isNotAsked(tokens, first))) return true
  if (by.just === NAMED && NAME_LINK.has(tokens[first + 1]?.text ?? '')) return true
  for (let at = last; at >= 0 && at >= first - NEGATION_REACH; at--) {
    const token = tokens[at]!
    if (token.sentence !== sentence) return false
    if (at === first - 1 && by.just.has(token.text) && !INTENTION.has(tokens[at - 1]?.text ?? ''))
      return true
    const isBefore = at < first && at >= first - 2
    if (isBefore && by.before.has(token.text)) return true
    if (by.near.size === 0 || token.clause !== clause) continue
    const isNot = by.near.has(token.text) || (at < first && isDenial(tokens, at))
    if (!isNot || deniesNothing(tokens, at, first)) continue
    if (!isAnotherClaim(tokens, at, first, last)) return true
  }
  return false
}

/** "Beware of calls", "fraudsters ask": the reader is warned of the statement. */
function isWarnedOf(
  tokens: readonly Token[],
  first: number,
  last: number,
  mustAsk: boolean,
): boolean {
  if (isQuotedWarning(tokens, first)) return true
  const { sentence, clause } = tokens[first]!
  let asks = !mustAsk
  let fraud = Number.POSITIVE_INFINITY
  for (let at = last; at >= 0 && at >= first - WARNING_REACH; at--) {
    const token = tokens[at]!
    if (token.sentence !== sentence) return false
    const isAsking = at <= first && saysForOthers(tokens, at)
    if (isAsking) asks = true
    if (isAsking && isSaidByStranger(tokens, at) && !isCommand(tokens, first)) return true
    if (isAny(token, FRAUD)) fraud = at
    const isFraudster = fraud === at && asks
    const isVerbFirst = isAsking && isArabicWord(token.text) && fraud - at <= VERB_FIRST
    if (!isWarning(tokens, at) && !isFraudster && !isVerbFirst) continue
    if (token.clause === clause || !isCommand(tokens, first)) return true
  }
  return false
}

function isWarning(tokens: readonly Token[], at: number): boolean {
  if (isAny(tokens[at], BEWARE)) return true
  const next = tokens.slice(at + 1, at + 1 + WARN_OF_REACH)
  return isAny(tokens[at], WE_WARN) && next.some(({ text }) => WARN_OF.has(text))
}

/** Gulf Arabic negation: "ما نطلب منك", or "ندعوكم لعدم". */
function isDenial(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  if (NOT_TO.has(text)) return isAny(tokens[at - 1], CALLS_UPON)
  return MAYBE_NOT.has(text) && isAny(tokens[at + 1], DENIED_VERB)
}

/**
 * "To avoid scams, send it" does not negate, nor does "حتى لا يوقف", a reason or condition; "to avoid sending
 * it" does.
 */
function deniesNothing(tokens: readonly Token[], at: number, first: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  const { text } = tokens[at]!
  if (SO_THAT.has(before) || (REFRAIN.has(text) && BECAUSE.has(before))) return true
  if (DID_NOT.has(text) && IF.has(before) && first - at > AVOIDS_NEXT)
    return isCommand(tokens, first)
  return REFRAIN.has(text) && INFINITIVE.has(before) && first - at > AVOIDS_NEXT
}

/** "A fraud was noticed, send me the code": a warning in another clause does not negate a command. */
export function isCommand(tokens: readonly Token[], first: number): boolean {
  const { text, clause } = tokens[first]!
  if (isQuotedWarning(tokens, first)) return false
  if (COMMANDS.has(text)) return !DONE.has(tokens[first - 1]?.text ?? '')
  if (!TOLD.has(text)) return false
  let before = first - 1
  while (tokens[before]?.clause === clause && BEFORE_COMMAND.has(tokens[before]!.text)) before--
  const isFirst = tokens[before]?.clause !== clause && !isSaid(tokens, before)
  return isFirst || TO_WRITER.has(tokens[first + 1]?.text ?? '')
}

/** "They say: share it". */
function isSaid(tokens: readonly Token[], before: number): boolean {
  for (let at = before; at > before - SAID_REACH && at >= 0; at--)
    if (saysForOthers(tokens, at)) return tokens[at]!.sentence === tokens[before + 1]!.sentence
  return false
}

/** "A call that asks", "if somebody says"; but "a call that said that my card" reports an event. */
function isSaidByStranger(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at]!
  const around = tokens.slice(Math.max(0, at - TALE_REACH), at + TALE_REACH)
  if (around.some((token) => token.sentence === sentence && SELF.has(token.text))) return false
  for (let before = at - 1; before >= at - STRANGER_REACH && before >= 0; before--) {
    if (tokens[before]!.sentence !== sentence) return false
    if (isAny(tokens[before], STRANGER)) return true
  }
  return false
}

/** "OTP नहीं मांगता": negated by a following word. */
function isDenied(tokens: readonly Token[], last: number): boolean {
  const { clause } = tokens[last]!
  for (let at = last + 1; at <= last + AFTER_REACH; at++) {
    const token = tokens[at]
    if (token?.clause === clause && NOT_AFTER.has(token.text))
      return !OR_ELSE.has(tokens[at + 1]?.text ?? '')
  }
  return false
}
