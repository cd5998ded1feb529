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
import type { Fact, KnownReason } from '#app/features/indicators/known/knowledge.ts'

/**
 * One warning sign. The local analyzer gives a finding code with parameters and spans, what is known about
 * an indicator the same; a generative model writes a sentence. The other codes are the outcomes of spec point 5.
 */
export type Reason =
  | { code: FindingCode; params: Record<string, string>; spans: Span[] }
  | KnownReason
  | { code: 'analysis-unclear' | 'analysis-failed' }
  | { text: string }

/** A ham finding of the local analyzer. */
export type Reassurance = { code: ReassuranceCode; params: Record<string, string>; spans: Span[] }

/** The scam type: a message code, or the model's own words. */
export type ScamType = { code: ScamTypeCode | 'unspecified' | 'analysis-error' } | { text: string }

/** A recommendation: a message code, or the model's own words. */
export type Recommendation =
  | { code: RecommendationCode | 'verify-official' | 'try-again' | 'known-scam' | 'not-known' }
  | { text: string }

/** The answer of any analyzer after the normalisation of spec point 5. */
export type Analysis = {
  outcome: Outcome
  /** False only for the outcome `scam`. */
  isSafe: boolean
  /** 0 to 100, an integer. */
  confidence: number
  reasons: Reason[]
  reassurances: Reassurance[]
  /** Null if safe. */
  scamType: ScamType | null
  recommendation: Recommendation
  warningLevel: RiskLevel
  /**
   * Information that would make the verdict more certain. Absent for a clear verdict and for a model's
   * answer.
   */
  wouldChange?: ChangeCode | null
  /** Published phone numbers of the organisations that the text names. */
  officialNumbers?: readonly OfficialNumber[]
  /** What is known about links, numbers and accounts of the text. */
  facts?: readonly Fact[]
  /** Id of the library entry that a link, number or account of the text was reported for. */
  entry?: string | null
  /** Analyzer and version, stored with the check so that old verdicts stay explainable. */
  analyzer: string
}

/** A model's answer, without outcome, which also depends on the local analyzer. */
export type ModelAnswer = Omit<Analysis, 'outcome'>
