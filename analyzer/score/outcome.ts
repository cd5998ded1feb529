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

/** So many words tell more than they ask. */
const WORDS_OF_A_STORY = 12

/** Words of a language that is hardly read are known from few texts: one in twenty ordinary ones was called a scam without it. In log-odds. */
const HARDLY_READ = 1

/** The log-odds of a text by what was learned and by what the rules know. */
export function finalLogit(evidence: Evidence, { logit, pieces }: Classification): number {
  const learned = isUnsupportedLanguage(evidence.content, pieces) ? logit - HARDLY_READ : logit
  return lifted(learned, floorOf(evidence))
}

/** What a text is called. @param isUnclear whether it is not safe however low its log-odds are */
export function outcomeOf(logit: number, isUnclear: boolean): Outcome {
  if (logit >= SCAM_FROM) return 'scam'
  return isUnclear || logit >= UNSURE_FROM ? 'unsure' : 'safe'
}

/**
 * Whether a text is not clear however ordinary what is known of it looks: a visitor tells of it in words of his own, it is no address,
 * it hides who is behind it, one of its links is unsafe by itself, it is in a language that is hardly read, or the signs of an address
 * are worth a word.
 */
export function isUnclear(evidence: Evidence, pieces: readonly WeighedPiece[]): boolean {
  const { content, points } = evidence
  if (isOwnTale(evidence)) return true
  if (content.type === 'website')
    return points >= WEAK_SIGNS || content.links.every(hidesWhoIsBehind)
  return hasUnsafeLink(content) || isUnsupportedLanguage(content, pieces)
}

/** A chat, a form or a short link: anybody may have made it. */
function hidesWhoIsBehind(link: LinkAddress): boolean {
  return isBlindLink(link) || isShortener(link.host)
}

/** Whether a visitor tells or asks in words of his own, and what he was sent is not there to be judged. */
export function isOwnTale(evidence: Evidence): boolean {
  const { content, isWarning } = evidence
  const tells = content.words.asksAdvice || tellsOfLoss(content.words, isWarning)
  return tells && !isAnswered(evidence)
}

/** Whether a reassurance says whose a link is. It still speaks for a tale; that a tale names no number speaks for no caller. */
export function isOfLink({ code }: Reassurance): boolean {
  return ruleOf(code).copied === 'link'
}

/** Whether a visitor who only asks about an address is answered by whose it is; one who tells a story is not. */
function isAnswered({ content, reassurances }: Evidence): boolean {
  const isKnown = reassurances.some(isOfLink)
  return content.type === 'website' && isKnown && content.words.tokens.length < WORDS_OF_A_STORY
}

/** Whether the link that looks worst would be called a scam by itself. */
function hasUnsafeLink(content: ParsedContent): boolean {
  const strangers = scoredLinks(content).filter(isStranger)
  if (strangers.length === 0) return false
  const { span } = strangers.reduce((worst, link) => (link.score > worst.score ? link : worst))
  const address = gather({ type: 'website', text: content.text.slice(span.start, span.end) })
  return finalLogit(address, classify(address)) >= SCAM_FROM
}
