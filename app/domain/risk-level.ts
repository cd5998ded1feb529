import { oneOf } from './one-of.ts'

/** How much harm a scam does, lowest first. Staff screens call it the warning level. */
export const RISK_LEVELS = ['low', 'medium', 'high', 'critical'] as const

export type RiskLevel = (typeof RISK_LEVELS)[number]

/** The level that `value` names; anything unknown counts as medium (spec point 4). */
export function toRiskLevel(value: unknown): RiskLevel {
  return oneOf(RISK_LEVELS, value) ?? 'medium'
}
