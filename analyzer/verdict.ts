import type { FindingCode, RecommendationCode } from './codes.ts'
import { type Prepared, prepare } from './prepared.ts'
import { DETECTORS, REASSURERS } from './signals/detectors.ts'
import type { Content, WarningLevel } from './types.ts'
import type { Finding, Reassurance, Verdict } from './verdict-types.ts'
import { ANALYZER_VERSION } from './version.ts'
import { ADVICE } from './weighing/advice.ts'
import { combined } from './weighing/combined.ts'
import { scamTypeOf } from './weighing/scam-type.ts'
import { reliefOf, score } from './weighing/score.ts'
import {
  GRAVE_HARM,
  HARD_EVIDENCE,
  RELIEF,
  SURE_IN_DOUBT,
  SURE_WITHOUT_EVIDENCE,
  UNSAFE_FROM,
  WEAK_SIGNS,
  WEBSITE_UNSAFE_FROM,
} from './weighing/scoring.ts'
import { WEIGHTS } from './weighing/weights.data.ts'

/**
 * Says whether a text looks like a scam, and by which words. Pure: the same text always gets the same verdict.
 * It never throws, whatever the text, and takes time in proportion to its length.
 */
export function analyze(content: Content): Verdict {
  const prepared = prepare(content)
  const findings = DETECTORS.flatMap((detect) => detect(prepared)).sort(byStrength)
  const reassurances = REASSURERS.flatMap((reassure) => reassure(prepared)).sort(
    (a, b) => RELIEF[b.code] - RELIEF[a.code],
  )
  const codes = new Set(findings.map(({ code }) => code))
  const hardEvidence = HARD_EVIDENCE.some((rule) =>
    rule.every((signs) => signs.some((sign) => codes.has(sign))),
  )
  const told = combined(findings, prepared)
  const points = score(findings, told, reassurances, prepared)
  const limit = content.type === 'website' ? WEBSITE_UNSAFE_FROM : UNSAFE_FROM
  const isSafe = !hardEvidence && points < limit
  const isDoubtful = points >= limit / 2 || hasWeakSigns(findings, reassurances)
  return {
    isSafe,
    confidence: isSafe
      ? confidenceInSafe(points, isDoubtful, reassurances, prepared)
      : confidenceInUnsafe(points, hardEvidence),
    scamType: isSafe ? null : scamTypeOf(findings, told, prepared),
    warningLevel: isSafe ? 'low' : levelOf(points, hardEvidence, codes),
    findings,
    reassurances,
    recommendation: isSafe
      ? adviceForSafe(codes, isDoubtful, reassurances, prepared)
      : adviceFor(codes),
    hardEvidence,
    version: ANALYZER_VERSION,
  }
}

function byStrength(a: Finding, b: Finding): number {
  return WEIGHTS[b.code].points - WEIGHTS[a.code].points
}

/** What acting on it would cost, as far as the signs are sure. */
function levelOf(
  points: number,
  hardEvidence: boolean,
  codes: ReadonlySet<FindingCode>,
): WarningLevel {
  if (hardEvidence || points >= 2 * UNSAFE_FROM) return 'critical'
  const isGrave = GRAVE_HARM.some((code) => codes.has(code))
  return isGrave || points >= 1.3 * UNSAFE_FROM ? 'high' : 'medium'
}

function confidenceInUnsafe(points: number, hardEvidence: boolean): number {
  const surplus = Math.max(0, points - UNSAFE_FROM)
  if (hardEvidence) return Math.round(Math.min(97, Math.max(90, 60 + surplus * 0.6)))
  return Math.round(Math.min(SURE_WITHOUT_EVIDENCE, 60 + surplus * 0.6))
}

/** Signs that prove nothing, with no known link to outweigh them: the reader should hear of them. */
function hasWeakSigns(findings: readonly Finding[], reassurances: readonly Reassurance[]): boolean {
  if (reassurances.some(({ code }) => code.endsWith('-link'))) return false
  return findings.reduce((sum, { code }) => sum + WEIGHTS[code].points, 0) >= WEAK_SIGNS
}

function confidenceInSafe(
  points: number,
  isDoubtful: boolean,
  reassurances: readonly Reassurance[],
  { type }: Prepared,
): number {
  const start = type === 'website' ? 50 : 65
  const sure = start + reliefOf(reassurances) - points * 0.5
  return Math.round(Math.min(isDoubtful ? SURE_IN_DOUBT : 95, Math.max(40, sure)))
}

function adviceFor(codes: ReadonlySet<FindingCode>): RecommendationCode {
  return ADVICE.find(([code]) => codes.has(code))?.[1] ?? 'block-and-report'
}

function adviceForSafe(
  codes: ReadonlySet<FindingCode>,
  isDoubtful: boolean,
  reassurances: readonly Reassurance[],
  { type }: Prepared,
): RecommendationCode {
  if (codes.has('not-a-web-address')) return 'paste-full-address'
  if (isDoubtful) return 'stay-alert'
  const strongest = reassurances[0]?.code
  if (strongest === 'official-link' || strongest === 'government-link') return 'looks-official'
  if (type === 'website' && strongest !== 'well-known-link') return 'unknown-site'
  return 'nothing-found'
}
