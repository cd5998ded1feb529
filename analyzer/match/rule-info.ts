import type { FindingCode, ReassuranceCode } from '../codes.ts'
import { RULES } from '../compiled/rules.js'
import type { CompiledRule } from './types.ts'

const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]))
const BY_STORED_CODE = new Map<string, CompiledRule>(
  RULES.flatMap((rule) =>
    [rule.id, ...(rule.formerly ?? []), ...(rule.includes ?? [])].map((code) => [code, rule]),
  ),
)

/** What the file of a rule says of it. */
export function ruleOf(id: FindingCode | ReassuranceCode): CompiledRule {
  return BY_ID.get(id)!
}

/** Points for a scam. `REQUIRED_SCORE` make a text unsafe; those of a ham rule are negative. */
export function scoreOf(id: FindingCode | ReassuranceCode): number {
  return ruleOf(id).score
}

/** The code by which the weights know a rule: the first that it had. */
export function learnedCode(id: FindingCode | ReassuranceCode): string {
  return ruleOf(id).formerly?.[0] ?? id
}

/** The code of today for one that a stored check holds; null where no rule has or had it. */
export function currentCode(stored: string): FindingCode | ReassuranceCode | null {
  return BY_STORED_CODE.get(stored)?.id ?? null
}
