import type { Circumstance } from '../circumstances.ts'
import type { FindingCode } from '../codes.ts'
import { COMPOSITES } from '../compiled/rules.js'
import type { Span } from '../types.ts'
import type { Finding } from '../verdict-types.ts'
import type { Composite } from './types.ts'

/** How many characters apart signs may stand and still belong to one story: a few sentences. */
const REACH = 400

/** The composites whose signs are all there and stand together, weightiest first. */
export function matchComposites(
  findings: readonly Finding[],
  circumstances: readonly Circumstance[],
): Composite[] {
  const places = new Map(findings.map(({ code, spans }) => [code, spans]))
  const isTrue = new Set<FindingCode | Circumstance>(circumstances)
  return COMPOSITES.filter(({ all }) => {
    const lists: Span[][] = []
    for (const anyOf of all) {
      if (anyOf.some((sign) => isTrue.has(sign))) continue
      const spans = anyOf.flatMap((sign) => places.get(sign as FindingCode) ?? [])
      if (spans.length === 0) return false
      lists.push(spans)
    }
    return standTogether(lists)
  }).sort((a, b) => b.score - a.score)
}

/** Whether around some place of the first list there is one of every other list. */
function standTogether([first, ...others]: readonly Span[][]): boolean {
  if (!first) return true
  return first.some((place) =>
    others.every((spans) =>
      spans.some(({ start, end }) => start - place.end <= REACH && place.start - end <= REACH),
    ),
  )
}
