import { isStranger } from '../checks/imitation/imitation.ts'
import type { LinkAddress } from '../entities/link-address.ts'
import { isBlindLink, isShortener } from '../entities/official.ts'
import { type Evidence, gather } from '../evidence.ts'
import { ruleOf } from '../match/rule-info.ts'
import type { WeighedPiece } from '../model/texts/text-model.ts'
import { scoredLinks } from '../model/texts/text-pieces.ts'
import { isUnsupportedLanguage } from '../model/texts/unsupported-language.ts'
import { tellsOfLoss } from '../parse/user-question.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Outcome, Reassurance } from '../verdict-types.ts'
import { type Classification, classify } from './classify.ts'
import { floorOf, lifted } from './score-floor.ts'
import { SCAM_FROM, UNSURE_FROM, WEAK_SIGNS } from './thresholds.ts'

/** Minimum number of words of a report, as opposed to a bare question. */
const WORDS_OF_A_STORY = 12

/**
 * Reduction in log-odds for poorly supported languages, whose words are known from few texts. Without it one
 * in twenty ordinary texts was misclassified as a scam.
 */
const HARDLY_READ = 1

/** Returns the final log-odds from model and rules. */
export function finalLogit(evidence: Evidence, { logit, pieces }: Classification): number {
  const learned = isUnsupportedLanguage(evidence.content, pieces) ? logit - HARDLY_READ : logit
  return lifted(learned, floorOf(evidence))
}

/** Returns the outcome. @param isUnclear whether it cannot be safe, whatever its log-odds */
export function outcomeOf(logit: number, isUnclear: boolean): Outcome {
  if (logit >= SCAM_FROM) return 'scam'
  return isUnclear || logit >= UNSURE_FROM ? 'unsure' : 'safe'
}

/**
 * Whether a text cannot be called safe, whatever its score: a visitor's own report, not an address, hidden
 * identity, an unsafe link, a poorly supported language, or an address with findings worth mentioning.
 */
export function isUnclear(evidence: Evidence, pieces: readonly WeighedPiece[]): boolean {
  const { content, points } = evidence
  if (isOwnTale(evidence)) return true
  if (content.type === 'website')
    return points >= WEAK_SIGNS || content.links.every(hidesWhoIsBehind)
  return hasUnsafeLink(content) || isUnsupportedLanguage(content, pieces)
}

/** A chat, form or short link, which anyone can create. */
function hidesWhoIsBehind(link: LinkAddress): boolean {
  return isBlindLink(link) || isShortener(link.host)
}

/** Whether a visitor reports or asks in their own words, without the received message. */
export function isOwnTale(evidence: Evidence): boolean {
  const { content, isWarning } = evidence
  const tells = content.words.asksAdvice || tellsOfLoss(content.words, isWarning)
  return tells && !isAnswered(evidence)
}

/**
 * Whether a ham finding identifies the owner of a link. Such findings also count for a visitor's report; that
 * a report names no number does not.
 */
export function isOfLink({ code }: Reassurance): boolean {
  return ruleOf(code).copied === 'link'
}

/** Whether a visitor's question about an address is answered by its owner. A longer report is not. */
function isAnswered({ content, reassurances }: Evidence): boolean {
  const isKnown = reassurances.some(isOfLink)
  return content.type === 'website' && isKnown && content.words.tokens.length < WORDS_OF_A_STORY
}

/** Whether the highest-scoring link would be classified as a scam on its own. */
function hasUnsafeLink(content: ParsedContent): boolean {
  const strangers = scoredLinks(content).filter(isStranger)
  if (strangers.length === 0) return false
  const { span } = strangers.reduce((worst, link) => (link.score > worst.score ? link : worst))
  const address = gather({ type: 'website', text: content.text.slice(span.start, span.end) })
  return finalLogit(address, classify(address)) >= SCAM_FROM
}
