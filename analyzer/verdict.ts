import { isStranger } from './checks/imitation/imitation.ts'
import type { ChangeCode, FindingCode, RecommendationCode } from './codes.ts'
import { ADDRESS_MODEL } from './compiled/addresses.js'
import { TEXT_MODEL } from './compiled/texts.js'
import { type Evidence, gather } from './evidence.ts'
import { fallbackReason, reasonsFor } from './explain/reasons.ts'
import { scamTypeOf } from './explain/scam-type.ts'
import { ruleOf, scoreOf } from './match/rule-info.ts'
import { scoredLinks } from './model/texts/text-pieces.ts'
import { isUnsupportedLanguage } from './model/texts/unsupported-language.ts'
import { decodeMime } from './parse/normalization/decode-mime.ts'
import { type MappedText, originalSpan } from './parse/normalization/mapped-text.ts'
import { wholeWords } from './parse/spans.ts'
import { tellsOfLoss } from './parse/user-question.ts'
import type { ParsedContent } from './parsed-content.ts'
import { type Classification, classify, probabilityOf } from './score/classify.ts'
import { applyFloor, decisiveSigns } from './score/score-floor.ts'
import {
  CRITICAL_FROM,
  DOUBTED_FROM,
  HIGH_FROM,
  LEAST_TO_DOUBT,
  LEAST_TO_DOUBT_WHEN_OUTWEIGHED,
  MAX_SAFE_CONFIDENCE,
  PRIOR_ONE_IN,
  SURE_OF_STRANGER,
  SURE_WITHOUT_PROOF,
  UNCERTAIN_BELOW,
  WEAK_SIGNS,
} from './score/thresholds.ts'
import type { Content, ContentType, Span, WarningLevel } from './types.ts'
import type { Finding, Reassurance, Verdict } from './verdict-types.ts'
import { ANALYZER_VERSION } from './version.ts'

/** So many words tell more than they ask. */
const WORDS_OF_A_STORY = 12

/**
 * Says whether a text looks like a scam, and by which words. Pure: the same text always gets the same verdict.
 * It never throws, whatever the text, and takes time in proportion to its length. What was given as a web address and is more
 * than one is judged as a message, too: a scam is one wherever it was pasted.
 */
export function analyze({ type, text }: Content): Verdict {
  const shown = decodeMime({ type, text })
  return shown ? located(shown, read({ type, text: shown.text })) : read({ type, text })
}

function read(content: Content): Verdict {
  return marked(judged(content), (span) => wholeWords(content.text, span))
}

function judged({ type, text }: Content): Verdict {
  const evidence = gather({ type, text })
  const verdict = verdictOn(evidence)
  const saysMore = evidence.content.words.tokens.some(({ forms }) => forms[0] !== '@link')
  if (type !== 'website' || !verdict.isSafe || !saysMore) return verdict
  const asMessage = verdictOn(gather({ type: 'message', text }))
  return asMessage.isSafe ? verdict : asMessage
}

/** A verdict on a reading of the text, with its places in the text as the visitor gave it. */
function located(seen: MappedText, verdict: Verdict): Verdict {
  return marked(verdict, ({ start, end }) => originalSpan(seen, start, end))
}

function marked(verdict: Verdict, place: (span: Span) => Span): Verdict {
  const placed = <Code>(found: Finding<Code>): Finding<Code> => ({
    ...found,
    spans: found.spans.map(place),
  })
  return {
    ...verdict,
    findings: verdict.findings.map(placed),
    reassurances: verdict.reassurances.map(placed),
  }
}

function verdictOn(evidence: Evidence): Verdict {
  const { type } = evidence.content
  const codes = new Set(evidence.findings.map(({ code }) => code))
  const hardEvidence = decisiveSigns(evidence).size > 0
  const classification = classify(evidence)
  const probability = probabilityOf(applyFloor(classification.logit, evidence))
  const isSafe = probability < 0.5
  const doubted = amongChecked(probability, type)
  const isUncertain = isSafe ? doubted >= DOUBTED_FROM : probability < UNCERTAIN_BELOW
  const isTale = isOwnTale(evidence)
  const saysNothing = isTale || codes.has('invalid-url')
  const most = isSafe ? mostConfidence(evidence, classification, saysNothing, probability) : 1
  const isDoubtful = most < 1
  const reasons = reasonsFor(evidence, classification, isSafe)
  if (!isSafe && reasons.length === 0) reasons.push(fallbackReason(evidence, classification))
  return {
    isSafe,
    confidence: isSafe ? confidenceInSafe(doubted, most, evidence) : wholePercent(probability),
    probability,
    scamType: isSafe
      ? null
      : scamTypeOf(evidence.findings, evidence.matchedComposites, evidence.content),
    warningLevel: isSafe ? 'low' : levelOf(probability, hardEvidence, codes),
    findings: reasons,
    reassurances: isTale ? evidence.reassurances.filter(isOfLink) : [...evidence.reassurances],
    recommendation: isSafe
      ? adviceForSafe(evidence, isUncertain, isDoubtful, codes)
      : adviceFor(codes, type),
    wouldChange: isDoubtful || isTale || isUncertain ? changeOf(evidence, codes) : null,
    hardEvidence,
    version: ANALYZER_VERSION,
  }
}

/** Whether a visitor tells or asks in words of his own, and what he was sent is not there to be judged. */
function isOwnTale(evidence: Evidence): boolean {
  const { content, isWarning } = evidence
  const tells = content.words.asksAdvice || tellsOfLoss(content.words, isWarning)
  return tells && !isAnswered(evidence)
}

/** Whether a reassurance says whose a link is. It still speaks for a tale; that a tale names no number speaks for no caller. */
function isOfLink({ code }: Reassurance): boolean {
  return ruleOf(code).copied === 'link'
}

/** Whether a visitor who only asks about an address is answered by whose it is; one who tells a story is not. */
function isAnswered({ content, reassurances }: Evidence): boolean {
  const isKnown = reassurances.some(isOfLink)
  return content.type === 'website' && isKnown && content.words.tokens.length < WORDS_OF_A_STORY
}

/** Never 100: these are signs, not proof. */
function wholePercent(probability: number): number {
  return Math.min(99, Math.round(probability * 100))
}

/**
 * How likely a text is a scam among those that visitors check: they check what they doubt. `probability` holds for the rarer
 * scams by which the threshold is set.
 */
function amongChecked(probability: number, type: ContentType): number {
  const { oneIn } = type === 'website' ? ADDRESS_MODEL.calibration : TEXT_MODEL[type].calibration
  const odds = (probability / (1 - probability)) * Math.max(1, (oneIn - 1) / (PRIOR_ONE_IN - 1))
  return odds / (1 + odds)
}

/** The most confidence that a text which is called safe leaves. @param saysNothing of itself: it only asks, or is no address */
function mostConfidence(
  evidence: Evidence,
  { pieces }: Classification,
  saysNothing: boolean,
  probability: number,
): number {
  const { content } = evidence
  if (saysNothing || hasUnsafeLink(content)) return SURE_WITHOUT_PROOF
  return isUnsupportedLanguage(content, pieces) || hasWeakSigns(evidence, probability)
    ? MAX_SAFE_CONFIDENCE
    : 1
}

/** What is left for an ordinary text, and `most` at most; of a site that nobody knows it is drawn towards a half. */
function confidenceInSafe(
  probability: number,
  most: number,
  { content, reassurances }: Evidence,
): number {
  const isStranger = content.type === 'website' && reassurances.length === 0
  const reach = 2 * (isStranger ? SURE_OF_STRANGER : 1) - 1
  return wholePercent(Math.min(most, 0.5 + Math.max(0, 0.5 - probability) * reach))
}

/**
 * Signs that prove nothing: the reader should hear of them. In a text they are chance where words so ordinary stand around them,
 * the sooner the more speaks for it.
 */
function hasWeakSigns(
  { content, findings, reassurances, points }: Evidence,
  probability: number,
): boolean {
  if (points >= WEAK_SIGNS) return content.type === 'website' || probability >= LEAST_TO_DOUBT
  if (reassurances.some(isOfLink)) return false
  const noticed = findings.reduce((sum, { code }) => sum + scoreOf(code), 0)
  return noticed >= WEAK_SIGNS && probability >= LEAST_TO_DOUBT_WHEN_OUTWEIGHED
}

/** Whether the link that looks worst would be called unsafe by itself. */
function hasUnsafeLink(content: ParsedContent): boolean {
  const strangers = content.type === 'website' ? [] : scoredLinks(content).filter(isStranger)
  if (strangers.length === 0) return false
  const { span } = strangers.reduce((worst, link) => (link.score > worst.score ? link : worst))
  const address = gather({ type: 'website', text: content.text.slice(span.start, span.end) })
  return applyFloor(classify(address).logit, address) >= 0
}

/** What acting on it would cost, as far as the signs are sure. */
function levelOf(
  probability: number,
  hardEvidence: boolean,
  codes: ReadonlySet<FindingCode>,
): WarningLevel {
  if (hardEvidence || probability >= CRITICAL_FROM) return 'critical'
  return mayHarmGravely(codes) || probability >= HIGH_FROM ? 'high' : 'medium'
}

function mayHarmGravely(codes: ReadonlySet<FindingCode>): boolean {
  return [...codes].some((code) => ruleOf(code).severity === 'high')
}

function changeOf({ content }: Evidence, codes: ReadonlySet<FindingCode>): ChangeCode | null {
  if (codes.has('invalid-url')) return null
  if (content.type === 'website') return 'who-runs-the-site'
  if (content.words.asksAdvice || tellsOfLoss(content.words)) return 'the-message-itself'
  if (codes.has('follow-link-request') && content.links.length === 0) return 'the-link-itself'
  if (content.type === 'email' && !content.headers.from) return 'the-senders-address'
  return 'whether-you-know-the-sender'
}

function adviceFor(codes: ReadonlySet<FindingCode>, type: ContentType): RecommendationCode {
  const [first] = [...codes]
    .map(ruleOf)
    .filter(({ advice }) => advice)
    .sort((a, b) => a.adviceRank! - b.adviceRank!)
  return first?.advice ?? (type === 'website' ? 'do-not-click' : 'block-and-report')
}

function adviceForSafe(
  { content, reassurances }: Evidence,
  isUncertain: boolean,
  isDoubtful: boolean,
  codes: ReadonlySet<FindingCode>,
): RecommendationCode {
  if (codes.has('invalid-url')) return 'paste-full-address'
  if (isDoubtful) return 'stay-alert'
  const strongest = reassurances[0]?.code
  if (strongest === 'official-link' || strongest === 'government-link')
    return mayHarmGravely(codes) ? 'stay-alert' : 'looks-official'
  if (content.type === 'website' && strongest !== 'well-known-link') return 'unknown-site'
  return isUncertain ? 'stay-alert' : 'nothing-found'
}
