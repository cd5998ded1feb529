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

/** A text with all that the rules notice in it. */
export type Evidence = {
  readonly content: ParsedContent
  /** None are looked for in an address. */
  readonly circumstances: readonly Circumstance[]
  /** Strongest first. */
  readonly findings: readonly Finding[]
  /** Strongest first; none that what the text asks for outweighs (`isSuppressed`). */
  readonly reassurances: readonly Reassurance[]
  /** It warns of fraud: what it says of scams is quoted. */
  readonly isWarning: boolean
  /** The combinations that the findings make, weightiest first; none in a warning or in an address. */
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

/** The evidence that is left without some findings. */
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
