import type { Circumstance } from '../circumstances.ts'
import type { FindingCode } from '../codes.ts'
import type { Span } from '../types.ts'
import type { Finding } from '../verdict-types.ts'
import { COMBINATIONS, type Combination } from './combinations.data.ts'

/** How many characters apart signs may stand and still belong to one story: a few sentences. */
const REACH = 400

/** The combinations whose signs are all there and stand together, weightiest first. */
export function combined(
  findings: readonly Finding[],
  circumstances: readonly Circumstance[],
): Combination[] {
  const places = new Map(findings.map(({ code, spans }) => [code, spans]))
  const isTrue = new Set<FindingCode | Circumstance>(circumstances)
  return COMBINATIONS.filter(({ signs }) => {
    const lists: Span[][] = []
    for (const anyOf of signs) {
      if (anyOf.some((sign) => isTrue.has(sign))) continue
      const spans = anyOf.flatMap((sign) => places.get(sign as FindingCode) ?? [])
      if (spans.length === 0) return false
      lists.push(spans)
    }
    return standTogether(lists)
  }).sort((a, b) => b.points - a.points)
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
