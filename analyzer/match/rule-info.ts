import type { FindingCode, ReassuranceCode } from '../codes.ts'
import { RULES } from '../compiled/rules.js'
import type { CompiledRule } from './types.ts'

const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]))
const BY_STORED_CODE = new Map<string, CompiledRule>(
  RULES.flatMap((rule) =>
    [rule.id, ...(rule.formerly ?? []), ...(rule.includes ?? [])].map((code) => [code, rule]),
  ),
)

/** Returns the compiled rule. */
export function ruleOf(id: FindingCode | ReassuranceCode): CompiledRule {
  return BY_ID.get(id)!
}

/** Returns the rule's score. A text is unsafe from `REQUIRED_SCORE`. Ham rules have negative scores. */
export function scoreOf(id: FindingCode | ReassuranceCode): number {
  return ruleOf(id).score
}

/** Returns the code that the trained weights use for a rule: its first one. */
export function learnedCode(id: FindingCode | ReassuranceCode): string {
  return ruleOf(id).formerly?.[0] ?? id
}

/** Returns the current code for a stored one, or null if no rule has or had it. */
export function currentCode(stored: string): FindingCode | ReassuranceCode | null {
  return BY_STORED_CODE.get(stored)?.id ?? null
}
