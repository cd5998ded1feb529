import type {
  ChangeCode,
  FindingCode,
  ReassuranceCode,
  RecommendationCode,
  ScamTypeCode,
} from './codes.ts'
import type { Span, WarningLevel } from './types.ts'

/** One finding: its code, the parameters for its explanation, and the words that triggered it. */
export type Finding<Code = FindingCode> = {
  code: Code
  params: Record<string, string>
  spans: Span[]
}

/** A finding that lowers the score. */
export type Reassurance = Finding<ReassuranceCode>

/** The result that the heading states. */
export type Outcome = 'scam' | 'unsure' | 'safe'

/** A phone number that an organisation publishes. */
export type OfficialNumber = {
  readonly name: Readonly<Record<'en' | 'ar', string>>
  readonly phone: string
}

/** The analyzer's result for a text. */
export type Verdict = {
  outcome: Outcome
  /** False exactly for `scam`. */
  isSafe: boolean
  /**
   * Confidence in percent, a whole number from 50 to 99. For a scam `probability`, rounded; otherwise its
   * complement, at least 50 and lower for an unknown address. Findings are indications, not proof.
   */
  confidence: number
  /**
   * Probability of a scam, 0 to 1, at the rate `PRIOR` (score/thresholds.ts, which also has both thresholds).
   */
  probability: number
  /** Null if not a scam; 'unspecified' if no finding indicates a type and no link leads to a site. */
  scamType: ScamTypeCode | 'unspecified' | null
  warningLevel: WarningLevel
  /**
   * The findings that moved the verdict, largest contribution first, at most six. A text that is not a clear
   * scam has all of them, including weak ones.
   */
  findings: Finding[]
  /** Ham findings, strongest first. */
  reassurances: Reassurance[]
  recommendation: RecommendationCode
  /** Published phone numbers of the organisations that the text names, in text order, at most two. */
  officialNumbers: OfficialNumber[]
  /** What information would make the verdict more certain; null unless unsure. */
  wouldChange: ChangeCode | null
  /** Whether the findings are decisive, so that no other analyzer may call the text safe. */
  hardEvidence: boolean
  /** `ANALYZER_VERSION`. */
  version: string
}
