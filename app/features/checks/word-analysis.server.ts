import type { Outcome, RecommendationCode, Span } from '#analyzer'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import { isKnown } from '#app/features/indicators/known/knowledge.ts'
import { wordFact, wordKnown } from '#app/features/indicators/known/word-knowledge.server.ts'
import { textIn } from '#app/features/texts/texts.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { type Message, say } from '#app/i18n/say.ts'
import type { Sign } from '#app/ui/pictogram.tsx'
import { checkerText } from '#words/checker/checker.js'
import { findingsText } from '#words/checker/findings.js'
import { ADVICE_SIGNS } from './advice-signs.ts'
import type { Analysis, Reason, Recommendation } from './analysis.ts'
import type { ResultImage } from './image/result-image.ts'
import { wordImage } from './image/word-image.server.ts'

/** A warning sign as text, with its spans. */
export type WordedReason = { text: string; spans: readonly Span[] }

/** An analysis as text in the visitor's language. */
export type WordedAnalysis = {
  outcome: Outcome
  /** No analyzer answered: an error, not a detection. */
  failed: boolean
  confidence: number
  warningLevel: RiskLevel
  scamType: string | null
  recommendation: string
  /** What is drawn beside the recommendation. */
  sign: Sign | null
  /** What would settle an unsure verdict: what to look for, who to call or ask. Empty for a clear verdict. */
  settledBy: string[]
  /** Whether money or codes are at risk or may be lost: the first 24 hours are offered. */
  mayHaveHappened: boolean
  reasons: WordedReason[]
  /** What is known about links, numbers and accounts of the text. */
  facts: string[]
  reassurances: string[]
  /** What the image of the result says; null if the analysis failed. */
  image: ResultImage | null
}

/**
 * Converts the codes of an analysis to text; a model's text is kept. On the server, so that visitors do not
 * download all messages.
 */
export function wordAnalysis(analysis: Analysis, locale: Locale): WordedAnalysis {
  const t = checkerText[locale]
  const found = findingsText[locale]
  const { outcome, confidence, warningLevel, scamType, recommendation } = analysis
  return {
    outcome,
    failed: scamType !== null && 'code' in scamType && scamType.code === 'analysis-error',
    confidence,
    warningLevel,
    scamType: scamType && textOf(scamType, { ...found.scamTypes, ...t.scamTypes }),
    recommendation: textOf(recommendation, { ...found.recommendations, ...t.recommendations }),
    sign: signOf(recommendation),
    settledBy: outcome === 'unsure' ? settledBy(analysis, locale) : [],
    mayHaveHappened: mayHaveHappened(analysis),
    reasons: analysis.reasons.map((reason) => wordReason(reason, locale)),
    facts: analysis.facts?.map((fact) => wordFact(fact, locale)) ?? [],
    reassurances: analysis.reassurances.map(({ code, params }) =>
      sentence(found.reassurances[code], params, locale),
    ),
    image: wordImage(analysis, locale),
  }
}

function wordReason(reason: Reason, locale: Locale): WordedReason {
  if (!('spans' in reason)) return { text: textOf(reason, checkerText[locale].outcomes), spans: [] }
  const text = isKnown(reason)
    ? wordKnown(reason, locale)
    : sentence(findingsText[locale].findings[reason.code], reason.params, locale)
  return { text, spans: reason.spans }
}

function signOf(recommendation: Recommendation): Sign | null {
  const signs: Readonly<Record<string, Sign>> = ADVICE_SIGNS
  return ('code' in recommendation && signs[recommendation.code]) || null
}

/** A sentence of a finding, with the facts of the text that it names. */
function sentence(
  message: Message,
  params: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const { brand = '', brandAr, site, domain = '' } = params
  return say(message, {
    ...params,
    brand: (locale === 'ar' && brandAr) || brand,
    named: site ? 'yes' : 'no',
    site: site ?? domain,
  })
}

function settledBy(analysis: Analysis, locale: Locale): string[] {
  const { wouldChange } = analysis
  const t = checkerText[locale].result
  const calls = callOfficials(analysis, locale)
  return [
    ...(wouldChange ? [findingsText[locale].changes[wouldChange]] : []),
    ...(calls.length > 0 ? calls : [t.callOfficial]),
    t.askSomebody,
  ]
}

/** Whom to call on which number: the published one of each organisation that the text names. */
export function callOfficials({ officialNumbers = [] }: Analysis, locale: Locale): string[] {
  const { callOn } = checkerText[locale].result
  return officialNumbers.map(({ name, phone }) => callOn({ name: textIn(name, locale), phone }))
}

/** Recommendations for imminent loss of money, a code or an account. */
const AT_STAKE: readonly RecommendationCode[] = [
  'do-not-share-code',
  'do-not-approve',
  'do-not-dial',
  'do-not-link-device',
  'do-not-share-details',
  'do-not-pay',
  'do-not-install',
  'do-not-move-money',
  'unexpected-code',
]

function mayHaveHappened({ outcome, recommendation, wouldChange }: Analysis): boolean {
  const isAtStake = AT_STAKE.some(
    (code) => 'code' in recommendation && recommendation.code === code,
  )
  return outcome === 'scam' || isAtStake || wouldChange === 'the-message-itself'
}

function textOf<Code extends string>(
  wording: { code: Code } | { text: string },
  texts: Readonly<Record<Code, string>>,
): string {
  return 'code' in wording ? texts[wording.code] : wording.text
}
