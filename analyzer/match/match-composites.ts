import type { Circumstance } from '../circumstances.ts'
import type { FindingCode } from '../codes.ts'
import { COMPOSITES } from '../compiled/rules.js'
import type { Span } from '../types.ts'
import type { Finding } from '../verdict-types.ts'
import type { Composite } from './types.ts'

/** Maximum distance in characters between findings of one composite: a few sentences. */
const REACH = 400

/** Returns the composites whose findings are all present and close together, highest score first. */
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

/** Whether some place of the first list has a place of every other list nearby. */
function standTogether([first, ...others]: readonly Span[][]): boolean {
  if (!first) return true
  return first.some((place) =>
    others.every((spans) =>
      spans.some(({ start, end }) => start - place.end <= REACH && place.start - end <= REACH),
    ),
  )
}
