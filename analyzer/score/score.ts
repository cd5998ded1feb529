import { hasContact } from '../entities/unknown-contacts.ts'
import { hasFeature } from '../match/match-rules.ts'
import { ruleOf, scoreOf } from '../match/rule-info.ts'
import type { Composite } from '../match/types.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Finding, Reassurance } from '../verdict-types.ts'
import {
  EXTRA_COMPOSITE_SCORE,
  GRAVE,
  GROUP_DECAY,
  IN_LONG,
  LONG,
  REASSURED_AT_MOST,
  RELIEF_WHEN_GRAVE,
  SEEN_TWICE,
  WITHOUT_ASK,
  WORDS_REASSURE_AT_MOST,
} from './thresholds.ts'

/**
 * Returns the score of a text in points (`REQUIRED_SCORE`): findings minus ham findings. Both lists are
 * sorted, so the strongest finding of a group counts in full.
 */
export function score(
  findings: readonly Finding[],
  matchedComposites: readonly Composite[],
  reassurances: readonly Reassurance[],
  content: ParsedContent,
): number {
  const strongest = matchedComposites[0]
  const asks = strongest !== undefined || asksForSomething(findings, content)
  let points = sumOf(findings)
  if (!asks && content.type !== 'website') points *= WITHOUT_ASK
  if (content.words.tokens.length > LONG) points *= IN_LONG
  if (strongest)
    points = Math.max(
      points,
      strongest.score + (matchedComposites.length - 1) * EXTRA_COMPOSITE_SCORE,
    )
  const counted = reassurances.filter(({ code }) =>
    strongest ? ruleOf(code).outweighsStories : !asks || code !== 'no-call-to-action',
  )
  return Math.max(0, points - Math.min(reliefOf(counted), reliefAtMost(counted, strongest)))
}

/** Sum of the ham findings' negative scores, before any limit. */
function reliefOf(reassurances: readonly Reassurance[]): number {
  return reassurances.reduce((sum, { code }) => sum - scoreOf(code), 0)
}

function sumOf(findings: readonly Finding[]): number {
  const share = new Map<string, number>()
  let points = 0
  for (const { code, spans } of findings) {
    const { group = '', score } = ruleOf(code)
    const sure = spans.length > 1 && group === 'story' ? SEEN_TWICE : 1
    const part = share.get(group) ?? 1
    points += score * part * sure
    share.set(group, part * GROUP_DECAY)
  }
  return points
}

function asksForSomething(findings: readonly Finding[], content: ParsedContent): boolean {
  return (
    hasContact(content) ||
    findings.some(({ code }) => {
      const { group, asks } = ruleOf(code)
      return group === 'secret' || group === 'action' || asks
    }) ||
    hasFeature(content, 'names-lost-contact')
  )
}

function reliefAtMost(
  reassurances: readonly Reassurance[],
  strongest: Composite | undefined,
): number {
  if (strongest && strongest.score >= GRAVE) return RELIEF_WHEN_GRAVE
  const isKnown = reassurances.some(({ code }) => ruleOf(code).outweighsStories)
  return isKnown ? REASSURED_AT_MOST : WORDS_REASSURE_AT_MOST
}
