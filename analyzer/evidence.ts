import { type Prepared, prepare } from './prepared.ts'
import { DETECTORS, REASSURERS } from './signals/detectors.ts'
import type { Content } from './types.ts'
import type { Finding, Reassurance } from './verdict-types.ts'
import type { Combination } from './weighing/combinations.data.ts'
import { combined } from './weighing/combined.ts'
import { score } from './weighing/score.ts'
import { RELIEF } from './weighing/scoring.ts'
import { WEIGHTS } from './weighing/weights.data.ts'

/** A text with all that the rules notice in it. */
export type Evidence = {
  readonly content: Prepared
  /** Strongest first. */
  readonly findings: readonly Finding[]
  /** Strongest first. */
  readonly reassurances: readonly Reassurance[]
  /** It warns of fraud: what it says of scams is quoted. */
  readonly isWarning: boolean
  /** The combinations that the findings make, weightiest first; none in a warning. */
  readonly told: readonly Combination[]
  readonly points: number
}

export function gather(given: Content): Evidence {
  const content = prepare(given)
  const findings = DETECTORS.flatMap((detect) => detect(content)).sort(
    (a, b) => WEIGHTS[b.code].points - WEIGHTS[a.code].points,
  )
  const reassurances = REASSURERS.flatMap((reassure) => reassure(content)).sort(
    (a, b) => RELIEF[b.code] - RELIEF[a.code],
  )
  return weighed(content, findings, reassurances)
}

/** The evidence that is left without some findings. */
export function without(
  { content, findings, reassurances }: Evidence,
  gone: readonly Finding[],
): Evidence {
  return weighed(
    content,
    findings.filter((finding) => !gone.includes(finding)),
    reassurances,
  )
}

function weighed(
  content: Prepared,
  findings: readonly Finding[],
  reassurances: readonly Reassurance[],
): Evidence {
  const isWarning = reassurances.some(({ code }) => code === 'warns-of-scams')
  const told = isWarning ? [] : combined(findings, content)
  return {
    content,
    findings,
    reassurances,
    isWarning,
    told,
    points: score(findings, told, reassurances, content),
  }
}
