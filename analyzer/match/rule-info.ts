import type { FindingCode, ReassuranceCode } from '../codes.ts'
import { RULES } from '../compiled/rules.js'
import type { CompiledRule } from './types.ts'

const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]))

/** What the file of a rule says of it. */
export function ruleOf(id: FindingCode | ReassuranceCode): CompiledRule {
  return BY_ID.get(id)!
}

/** Points for a scam. `UNSAFE_FROM` make a text unsafe; those of a ham rule are negative. */
export function scoreOf(id: FindingCode | ReassuranceCode): number {
  return ruleOf(id).score
}
