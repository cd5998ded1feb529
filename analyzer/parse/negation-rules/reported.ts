import { classWords, isAny, wordSet } from '../class-words.ts'
import type { Token } from '../tokens.ts'

/** Who warns: the word takes back what is told of others, wherever it stands before it. */
export const BEWARE = classWords('beware')
/** A fraud that is named may be a trick's pretext: "fraud on your account, send the code". */
export const FRAUD = classWords('fraud')
/** "Scammers ask you to send it": what a fraudster is said to want. */
const ASKS = classWords('asks')
/** Also what is a command to the reader where nobody else is named: "tell him". */
const SAYS = wordSet('negation/says')
/** Who is named as one, and no fraud, which a department is called by, too. */
const FRAUDSTER = classWords('fraudster')
/** How many words before or after a quotation tell whose it is. */
const REPORT_REACH = 10
/** A list of quotations has one warning. */
const WARNING_OF_QUOTATIONS = 60
/** How many words may stand between a colon and what is quoted after it, and before it who says that. */
const SPEECH_REACH = 40
const SPEAKER_REACH = 6
const WRITER = wordSet('negation/writer')
const VISITOR = wordSet('negation/visitor')
const VISITOR_REACH = 2

/** Whether somebody else says it: 'They wrote "share it"', "the scammer says: share it". */
export function isQuotedWarning(tokens: readonly Token[], first: number): boolean {
  return isQuotedOfOthers(tokens, first) || isFraudstersSpeech(tokens, first)
}

/** Between quotation marks, and next to them who says it or that it is fraud. */
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

/** Behind a colon before which a fraudster is said to speak, to the end of the sentence. */
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

/** "Scammers ask", and not "we ask"; nor "he asks me", by which a visitor tells what he was asked for. */
export function saysForOthers(tokens: readonly Token[], at: number): boolean {
  if (!isAny(tokens[at], ASKS) || WRITER.has(tokens[at - 1]?.text ?? '')) return false
  return !tokens.slice(at + 1, at + 1 + VISITOR_REACH).some(({ text }) => VISITOR.has(text))
}
