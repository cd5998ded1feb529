import { CIRCUMSTANCES, type Circumstance } from '../circumstances.ts'
import type { FindingCode } from '../codes.ts'
import type { Prepared } from '../prepared.ts'
import type { Span } from '../types.ts'
import type { Finding } from '../verdict-types.ts'
import { COMBINATIONS, type Combination } from './combinations.data.ts'

/** How many characters apart signs may stand and still belong to one story: a few sentences. */
const REACH = 400

/** The combinations whose signs are all there and stand together, weightiest first. */
export function combined(findings: readonly Finding[], content: Prepared): Combination[] {
  if (content.type === 'website') return []
  const places = new Map(findings.map(({ code, spans }) => [code, spans]))
  const known = new Map<Circumstance, boolean>()
  return COMBINATIONS.filter(({ signs }) => {
    const lists: Span[][] = []
    for (const anyOf of signs) {
      if (anyOf.some(isTrue)) continue
      const spans = anyOf.flatMap((sign) => places.get(sign as FindingCode) ?? [])
      if (spans.length === 0) return false
      lists.push(spans)
    }
    return standTogether(lists)
  }).sort((a, b) => b.points - a.points)

  function isTrue(sign: FindingCode | Circumstance): boolean {
    if (!isCircumstance(sign)) return false
    const before = known.get(sign)
    if (before !== undefined) return before
    const answer = CIRCUMSTANCES[sign](content)
    known.set(sign, answer)
    return answer
  }
}

function isCircumstance(sign: FindingCode | Circumstance): sign is Circumstance {
  return sign in CIRCUMSTANCES
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
