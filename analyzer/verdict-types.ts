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

/** What the analyzer says of a text. */
export type Verdict = {
  isSafe: boolean
  /**
   * How sure it is, 50 to 99 and whole. Of an unsafe text `probability`, rounded; of a safe one how likely it is none among
   * those that visitors check, and less with weak signs or an unknown address. These are signs, not proof.
   */
  confidence: number
  /**
   * How likely it is a scam, 0 to 1, at the share of scams that makes the threshold (scripts/learning/calibrate.ts). Unsafe
   * from 0.5.
   */
  probability: number
  /** Null when safe, 'unspecified' when no sign tells the kind and no link leads to a site. */
  scamType: ScamTypeCode | 'unspecified' | null
  warningLevel: WarningLevel
  /** The signs that moved the verdict, weightiest first and six at most. A safe text may have weak ones. */
  findings: Finding[]
  /** What speaks for it, strongest first. */
  reassurances: Reassurance[]
  recommendation: RecommendationCode
  /** What else one would have to know to be surer; null when the verdict is clear. */
  wouldChange: ChangeCode | null
  /** Whether the signs are such that no other analyzer may call the text safe. */
  hardEvidence: boolean
  /** `ANALYZER_VERSION`. */
  version: string
}
