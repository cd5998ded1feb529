import { type Circumstance, circumstancesOf } from './circumstances.ts'
import { matchComposites } from './match/match-composites.ts'
import { matchHamRules, matchRules } from './match/match-rules.ts'
import { scoreOf } from './match/rule-info.ts'
import type { Composite } from './match/types.ts'
import { type ParsedContent, parseContent } from './parsed-content.ts'
import { densestWindow } from './score/densest-window.ts'
import { isSuppressed } from './score/ham-suppression.ts'
import { score } from './score/score.ts'
import type { Content } from './types.ts'
import type { Finding, Reassurance } from './verdict-types.ts'

/** A text with everything that the rules found in it. */
export type Evidence = {
  readonly content: ParsedContent
  /** Empty for a web address. */
  readonly circumstances: readonly Circumstance[]
  /** Sorted by score, highest first. */
  readonly findings: readonly Finding[]
  /** Sorted by score, highest first, without suppressed ones (`isSuppressed`). */
  readonly reassurances: readonly Reassurance[]
  /** The text warns of fraud, so its scam phrases are quotations. */
  readonly isWarning: boolean
  /** The composites that the findings complete, highest score first. Empty for a warning or a web address. */
  readonly matchedComposites: readonly Composite[]
  readonly points: number
}

export function gather(given: Content): Evidence {
  const content = parseContent(given)
  const noticed = matchRules(content).sort((a, b) => scoreOf(b.code) - scoreOf(a.code))
  const findings = densestWindow(noticed, content)
  const circumstances = content.type === 'website' ? [] : circumstancesOf(content)
  const reassurances = matchHamRules(content)
    .filter(({ code }) => !isSuppressed(code, content, findings, circumstances))
    .sort((a, b) => scoreOf(a.code) - scoreOf(b.code))
  return weighed(content, circumstances, findings, reassurances)
}

/** Returns the evidence without the given findings. */
export function without(
  { content, circumstances, findings, reassurances }: Evidence,
  gone: readonly Finding[],
): Evidence {
  return weighed(
    content,
    circumstances,
    findings.filter((finding) => !gone.includes(finding)),
    reassurances,
  )
}

function weighed(
  content: ParsedContent,
  circumstances: readonly Circumstance[],
  findings: readonly Finding[],
  reassurances: readonly Reassurance[],
): Evidence {
  const isWarning = reassurances.some(({ code }) => code === 'scam-warning')
  const tellsNothing = isWarning || content.type === 'website'
  const matchedComposites = tellsNothing ? [] : matchComposites(findings, circumstances)
  return {
    content,
    circumstances,
    findings,
    reassurances,
    isWarning,
    matchedComposites,
    points: score(findings, matchedComposites, reassurances, content),
  }
}
