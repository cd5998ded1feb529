import type { ChangeCode, FindingCode, RecommendationCode } from './codes.ts'
import { type Evidence, gather } from './evidence.ts'
import { linkAdvice } from './explain/link-advice.ts'
import { fallbackReason, reasonsFor } from './explain/reasons.ts'
import { scamTypeOf } from './explain/scam-type.ts'
import { ruleOf } from './match/rule-info.ts'
import { decodeMime } from './parse/normalization/decode-mime.ts'
import { type MappedText, originalSpan } from './parse/normalization/mapped-text.ts'
import { inOrder, wholeWords } from './parse/spans.ts'
import { tellsOfLoss } from './parse/user-question.ts'
import { type ParsedContent, parseContent } from './parsed-content.ts'
import { classify, probabilityOf } from './score/classify.ts'
import { finalLogit, isOfLink, isOwnTale, isUnclear, outcomeOf } from './score/outcome.ts'
import { decisiveSigns } from './score/score-floor.ts'
import { CRITICAL_FROM, HIGH_FROM, SURE_OF_STRANGER, UNSURE_FROM } from './score/thresholds.ts'
import type { Content, Span, WarningLevel } from './types.ts'
import type { Finding, OfficialNumber, Outcome, Verdict } from './verdict-types.ts'
import { ANALYZER_VERSION } from './version.ts'

const MOST_NUMBERS = 2

/**
 * Classifies a text as scam, unsure or safe and returns the words responsible. Pure and deterministic. Never
 * throws, and runs in time linear in the text's length. A website input that is more than an address is also
 * analysed as a message.
 */
export function analyze({ type, text }: Content): Verdict {
  const shown = decodeMime({ type, text })
  return shown ? located(shown, read({ type, text: shown.text })) : read({ type, text })
}

/** Whether a text contains a web address that a browser could open. */
export function holdsAddress(text: string): boolean {
  return parseContent({ type: 'website', text }).links.length > 0
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

/** Maps the verdict on a normalised text to positions in the original text. */
function located(seen: MappedText, verdict: Verdict): Verdict {
  return marked(verdict, ({ start, end }) => originalSpan(seen, start, end))
}

function marked(verdict: Verdict, place: (span: Span) => Span): Verdict {
  const placed = <Code>(found: Finding<Code>): Finding<Code> => ({
    ...found,
    // An extended span may start before another.
    spans: inOrder(found.spans.map(place)),
  })
  return {
    ...verdict,
    findings: verdict.findings.map(placed),
    reassurances: verdict.reassurances.map(placed),
  }
}

function verdictOn(evidence: Evidence): Verdict {
  const { content, findings, reassurances, matchedComposites } = evidence
  const codes = new Set(findings.map(({ code }) => code))
  const hardEvidence = decisiveSigns(evidence).size > 0
  const classification = classify(evidence)
  const logit = finalLogit(evidence, classification)
  const probability = probabilityOf(logit)
  const outcome = outcomeOf(
    logit,
    logit < UNSURE_FROM && isUnclear(evidence, classification.pieces),
  )
  const isTale = isOwnTale(evidence)
  const isSafe = outcome !== 'scam'
  const reasons = reasonsFor(evidence, classification, outcome)
  if (logit >= UNSURE_FROM && reasons.length === 0 && content.text !== '')
    reasons.push(fallbackReason(evidence, classification))
  return {
    outcome,
    isSafe,
    confidence: isSafe ? confidenceInSafe(probability, evidence) : wholePercent(probability),
    probability,
    scamType: isSafe ? null : scamTypeOf(findings, matchedComposites, content),
    warningLevel: LEVELS[outcome] ?? levelOf(probability, hardEvidence, codes),
    findings: reasons,
    reassurances: isTale ? reassurances.filter(isOfLink) : [...reassurances],
    recommendation:
      outcome === 'safe'
        ? adviceForSafe(evidence, codes)
        : adviceFor(content, codes, outcome, isTale),
    officialNumbers: officialNumbersOf(content),
    wouldChange: outcome === 'unsure' ? changeOf(evidence, codes) : null,
    hardEvidence,
    version: ANALYZER_VERSION,
  }
}

/** Warning level by outcome, for texts that are not scams. */
const LEVELS: Readonly<Partial<Record<Outcome, WarningLevel>>> = { safe: 'low', unsure: 'medium' }

function officialNumbersOf({ brands }: ParsedContent): OfficialNumber[] {
  return [...new Set(brands.map(({ brand }) => brand))]
    .flatMap(({ name, phones }) => (phones?.[0] ? [{ name, phone: phones[0] }] : []))
    .slice(0, MOST_NUMBERS)
}

/** Never 100: findings are not proof. */
function wholePercent(probability: number): number {
  return Math.min(99, Math.round(probability * 100))
}

/** Confidence that a text is safe. For an unknown site it is reduced towards one half. */
function confidenceInSafe(probability: number, { content, reassurances }: Evidence): number {
  const isStranger = content.type === 'website' && reassurances.length === 0
  const reach = 2 * (isStranger ? SURE_OF_STRANGER : 1) - 1
  return wholePercent(0.5 + Math.max(0, 0.5 - probability) * reach)
}

/** Returns the warning level, as far as the findings are certain. */
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

function adviceFor(
  { type, links }: ParsedContent,
  codes: ReadonlySet<FindingCode>,
  outcome: Outcome,
  isTale: boolean,
): RecommendationCode {
  if (outcome === 'unsure' && codes.has('invalid-url')) return 'paste-full-address'
  const [first] = [...codes]
    .map(ruleOf)
    .filter(({ advice }) => advice)
    .sort((a, b) => a.adviceRank! - b.adviceRank!)
  const ofLinks = outcome === 'unsure' && type === 'website' ? adviceOfLinks(links) : null
  if (ofLinks) return ofLinks
  if (first) return first.advice!
  if (outcome === 'unsure') return type === 'website' && !isTale ? 'unknown-site' : 'stay-alert'
  return type === 'website' ? 'do-not-click' : 'block-and-report'
}

function adviceForSafe(
  { content, reassurances }: Evidence,
  codes: ReadonlySet<FindingCode>,
): RecommendationCode {
  if (reassurances.some(({ code }) => code === 'otp-delivery')) return 'unexpected-code'
  const ofLinks = content.type === 'website' ? adviceOfLinks(content.links) : null
  if (ofLinks) return ofLinks
  const strongest = reassurances[0]?.code
  if (strongest === 'official-link' || strongest === 'government-link')
    return mayHarmGravely(codes) ? 'stay-alert' : 'looks-official'
  return content.type === 'website' && strongest !== 'well-known-link'
    ? 'unknown-site'
    : 'nothing-found'
}

function adviceOfLinks(links: ParsedContent['links']): RecommendationCode | null {
  return links.map(linkAdvice).find((advice) => advice !== null) ?? null
}
