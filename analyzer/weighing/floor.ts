import type { FindingCode } from '../codes.ts'
import type { Evidence } from '../evidence.ts'
import { GRAVE } from './combinations.data.ts'
import {
  HARD_EVIDENCE,
  SURE_OF_EVIDENCE,
  UNSAFE_BY_BOTH,
  UNSAFE_BY_STORY,
  UNSAFE_FROM,
} from './scoring.ts'

/** The signs that make hard evidence together; none when there is no such evidence. */
export function hardSigns({ findings }: Evidence): ReadonlySet<FindingCode> {
  const codes = new Set(findings.map(({ code }) => code))
  const proofs = HARD_EVIDENCE.filter((rule) =>
    rule.every((signs) => signs.some((sign) => codes.has(sign))),
  )
  return new Set(proofs.flat(2).filter((sign) => codes.has(sign)))
}

/** What hard evidence, or a story as grave as blackmail, makes sure of, in log-odds. */
export function floorOf(evidence: Evidence): number {
  if (hardSigns(evidence).size > 0) return SURE_OF_EVIDENCE
  const isGrave = (evidence.told[0]?.points ?? 0) >= GRAVE && evidence.points >= UNSAFE_FROM
  return isGrave ? UNSAFE_BY_STORY : Number.NEGATIVE_INFINITY
}

/** The log-odds by what was learned, and no less than the evidence and the agreement of the rules make sure of. */
export function raised(logit: number, evidence: Evidence): number {
  const agreed = logit > 0 && evidence.points >= UNSAFE_FROM ? UNSAFE_BY_BOTH : logit
  return Math.max(logit, agreed, floorOf(evidence))
}
