import type {
  ChangeCode,
  FindingCode,
  ReassuranceCode,
  RecommendationCode,
  ScamTypeCode,
} from './codes.ts'
import type { Span, WarningLevel } from './types.ts'

/** One thing that was noticed: what, the facts that its sentence names, and the words that gave it away. */
export type Finding<Code = FindingCode> = {
  code: Code
  params: Record<string, string>
  spans: Span[]
}

/** Something that speaks for the text. */
export type Reassurance = Finding<ReassuranceCode>

/** What the heading says of a text: a scam, clear enough, or neither. */
export type Outcome = 'scam' | 'unsure' | 'safe'

/** A telephone number that an organisation publishes. */
export type OfficialNumber = {
  readonly name: Readonly<Record<'en' | 'ar', string>>
  readonly phone: string
}

/** What the analyzer says of a text. */
export type Verdict = {
  outcome: Outcome
  /** False exactly for `scam`. */
  isSafe: boolean
  /**
   * How sure it is, 50 to 99 and whole. Of a scam `probability`, rounded; of another text how likely it is none, 50 at least and less
   * for an unknown address. These are signs, not proof.
   */
  confidence: number
  /**
   * How likely it is a scam, 0 to 1, among what people check (`PRIOR` in score/thresholds.ts, where both thresholds are).
   */
  probability: number
  /** Null when no scam, 'unspecified' when no sign tells the kind and no link leads to a site. */
  scamType: ScamTypeCode | 'unspecified' | null
  warningLevel: WarningLevel
  /** The signs that moved the verdict, weightiest first and six at most. A text that is no clear scam has them all, weak ones too. */
  findings: Finding[]
  /** What speaks for it, strongest first. */
  reassurances: Reassurance[]
  recommendation: RecommendationCode
  /** Where the organisations that the text names answer the telephone, in their order, two at most. */
  officialNumbers: OfficialNumber[]
  /** What else one would have to know to be surer; null unless unsure. */
  wouldChange: ChangeCode | null
  /** Whether the signs are such that no other analyzer may call the text safe. */
  hardEvidence: boolean
  /** `ANALYZER_VERSION`. */
  version: string
}
