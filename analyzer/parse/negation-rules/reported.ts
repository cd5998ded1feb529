import { classWords, isAny, wordSet } from '../class-words.ts'
import type { Token } from '../tokens.ts'

/** Warning words. They negate statements about others anywhere before the phrase. */
export const BEWARE = classWords('beware')
/** A named fraud may also be a scam's pretext: "fraud on your account, send the code". */
export const FRAUD = classWords('fraud')
/** "Scammers ask you to send it": verbs for what a fraudster wants. */
const ASKS = classWords('asks')
/** Verbs that are also commands to the reader if nobody else is named: "tell him". */
const SAYS = wordSet('negation/says')
/** Words for a person who commits fraud. "Fraud" itself is also the name of a department. */
const FRAUDSTER = classWords('fraudster')
/** Maximum distance in words between a quotation and its attribution. */
const REPORT_REACH = 10
/** Maximum distance in words for a warning that covers a list of quotations. */
const WARNING_OF_QUOTATIONS = 60
/** Maximum distance in words between a colon and the quotation, and between the speaker and the colon. */
const SPEECH_REACH = 40
const SPEAKER_REACH = 6
const WRITER = wordSet('negation/writer')
const VISITOR = wordSet('negation/visitor')
const VISITOR_REACH = 2

/** Whether somebody else is quoted: 'They wrote "share it"', "the scammer says: share it". */
export function isQuotedWarning(tokens: readonly Token[], first: number): boolean {
  return isQuotedOfOthers(tokens, first) || isFraudstersSpeech(tokens, first)
}

/** Quotation marks with an attribution or a fraud word beside them. */
function isQuotedOfOthers(tokens: readonly Token[], first: number): boolean {
  if (!tokens[first]!.isQuoted) return false
  let before = first - 1
  while (tokens[before]?.isQuoted) before--
  let after = first + 1
  while (tokens[after]?.isQuoted) after++
  const around = (reach: number) => [
    ...tokens.slice(Math.max(0, before + 1 - reach), before + 1),
    ...tokens.slice(after, after + reach),
  ]
  return (
    around(REPORT_REACH).some((token) => isAny(token, ASKS)) ||
    around(WARNING_OF_QUOTATIONS).some((token) => isAny(token, FRAUD) || isAny(token, BEWARE))
  )
}

/** Text after a colon that is attributed to a fraudster, up to the end of the sentence. */
function isFraudstersSpeech(tokens: readonly Token[], first: number): boolean {
  const { sentence } = tokens[first]!
  for (let at = first; at > 0 && at > first - SPEECH_REACH; at--) {
    if (tokens[at]!.sentence !== sentence) return false
    if (!tokens[at]!.afterColon) continue
    const before = tokens.slice(Math.max(0, at - SPEAKER_REACH), at)
    const { clause } = tokens[at - 1]!
    const said = before.filter((token) => token.clause === clause && token.sentence === sentence)
    if (said.some((token) => isAny(token, VISITOR))) return false
    return said.some((token) => isAny(token, FRAUDSTER)) && said.some((token) => isAny(token, SAYS))
  }
  return false
}

/** "Scammers ask" but not "we ask", nor "he asks me", with which a visitor reports a request. */
export function saysForOthers(tokens: readonly Token[], at: number): boolean {
  if (!isAny(tokens[at], ASKS) || WRITER.has(tokens[at - 1]?.text ?? '')) return false
  return !tokens.slice(at + 1, at + 1 + VISITOR_REACH).some(({ text }) => VISITOR.has(text))
}
