import type { FindingCode, ReassuranceCode, RecommendationCode, ScamTypeCode } from './codes.ts'
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
  /** How sure it is, 0 to 100 and whole. Never 100: these are signs, not proof. */
  confidence: number
  /** Null when safe. */
  scamType: ScamTypeCode | null
  warningLevel: WarningLevel
  /** The warning signs, strongest first. A safe text may have weak ones. */
  findings: Finding[]
  /** What speaks for it, strongest first. */
  reassurances: Reassurance[]
  recommendation: RecommendationCode
  /** Whether the signs are such that no other analyzer may call the text safe. */
  hardEvidence: boolean
  /** `ANALYZER_VERSION`. */
  version: string
}
