import type {
  ChangeCode,
  FindingCode,
  OfficialNumber,
  Outcome,
  ReassuranceCode,
  RecommendationCode,
  ScamTypeCode,
  Span,
} from '#analyzer'
import type { RiskLevel } from '#app/domain/risk-level.ts'

/**
 * One warning sign. A finding of the local analyzer is a code with parameters and the places in the text that gave
 * it away; the generative analyzer writes a sentence of its own. The other codes are the outcomes of spec point 5.
 */
export type Reason =
  | { code: FindingCode; params: Record<string, string>; spans: Span[] }
  | { code: 'analysis-unclear' | 'analysis-failed' }
  | { text: string }

/** Something that speaks for the content, found by the local analyzer. */
export type Reassurance = { code: ReassuranceCode; params: Record<string, string>; spans: Span[] }

/** What kind of scam it looks like: a code for the catalogue, or the generative analyzer's own words. */
export type ScamType = { code: ScamTypeCode | 'unspecified' | 'analysis-error' } | { text: string }

/** What to do now: a code for the catalogue, or the generative analyzer's own words. */
export type Recommendation =
  | { code: RecommendationCode | 'verify-official' | 'try-again' }
  | { text: string }

/** Every analyzer's answer, after the normalisation of spec point 5. */
export type Analysis = {
  outcome: Outcome
  /** False exactly for the outcome `scam`. */
  isSafe: boolean
  /** 0 to 100, whole. */
  confidence: number
  reasons: Reason[]
  reassurances: Reassurance[]
  /** Null when safe. */
  scamType: ScamType | null
  recommendation: Recommendation
  warningLevel: RiskLevel
  /** What else one would have to know to be surer. A clear verdict has none, and nor has a model's answer. */
  wouldChange?: ChangeCode | null
  /** Where the organisations that the text names answer the telephone. */
  officialNumbers?: readonly OfficialNumber[]
  /** Which analyzer answered, with its version: kept with the stored check, so that old verdicts stay explainable. */
  analyzer: string
}

/** What a model says: its outcome depends on what the local analyzer says, too. */
export type ModelAnswer = Omit<Analysis, 'outcome'>
