import { hasContact } from '../entities/strangers.ts'
import type { Prepared } from '../prepared.ts'
import { namesLostContact } from '../text/lost-contacts.ts'
import type { Finding, Reassurance } from '../verdict-types.ts'
import { type Combination, GRAVE } from './combinations.data.ts'
import {
  ASKING_STORIES,
  IN_LONG,
  LONG,
  REASSURED_AT_MOST,
  RELIEF,
  RELIEF_FROM_STORIES,
  RELIEF_WHEN_GRAVE,
  REPEAT,
  SEEN_TWICE,
  TOLD_AGAIN,
  WITHOUT_ASK,
  WORDS_REASSURE_AT_MOST,
} from './scoring.ts'
import { WEIGHTS } from './weights.data.ts'

/**
 * What the signs of a text weigh, less what speaks for it, in points (`UNSAFE_FROM`). `findings` come strongest first,
 * so the strongest of a group counts in full; `told` weightiest first.
 */
export function score(
  findings: readonly Finding[],
  told: readonly Combination[],
  reassurances: readonly Reassurance[],
  content: Prepared,
): number {
  const strongest = told[0]
  const asks = strongest !== undefined || asksForSomething(findings, content)
  let points = sumOf(findings)
  if (!asks && content.type !== 'website') points *= WITHOUT_ASK
  if (content.words.tokens.length > LONG) points *= IN_LONG
  if (strongest) points = Math.max(points, strongest.points + (told.length - 1) * TOLD_AGAIN)
  const counted = reassurances.filter(({ code }) =>
    strongest ? RELIEF_FROM_STORIES.includes(code) : !asks || code !== 'no-way-to-act',
  )
  return Math.max(0, points - Math.min(reliefOf(counted), reliefAtMost(counted, strongest)))
}

/** What reassurances take off together, before any limit. */
function reliefOf(reassurances: readonly Reassurance[]): number {
  return reassurances.reduce((sum, { code }) => sum + RELIEF[code], 0)
}

function sumOf(findings: readonly Finding[]): number {
  const share = new Map<string, number>()
  let points = 0
  for (const { code, spans } of findings) {
    const weight = WEIGHTS[code]
    const sure = spans.length > 1 && weight.group === 'story' ? SEEN_TWICE : 1
    const part = share.get(weight.group) ?? 1
    points += weight.points * part * sure
    share.set(weight.group, part * REPEAT)
  }
  return points
}

function asksForSomething(findings: readonly Finding[], content: Prepared): boolean {
  return (
    hasContact(content) ||
    findings.some(({ code }) => {
      const { group } = WEIGHTS[code]
      return group === 'secret' || group === 'action' || ASKING_STORIES.includes(code)
    }) ||
    namesLostContact(content.words)
  )
}

function reliefAtMost(
  reassurances: readonly Reassurance[],
  strongest: Combination | undefined,
): number {
  if (strongest && strongest.points >= GRAVE) return RELIEF_WHEN_GRAVE
  const isKnown = reassurances.some(({ code }) => RELIEF_FROM_STORIES.includes(code))
  return isKnown ? REASSURED_AT_MOST : WORDS_REASSURE_AT_MOST
}
