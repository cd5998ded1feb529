import { oneOf } from './one-of.ts'

/** Severity of a scam, lowest first. Staff screens call it the warning level. */
export const RISK_LEVELS = ['low', 'medium', 'high', 'critical'] as const

export type RiskLevel = (typeof RISK_LEVELS)[number]

/** Returns the level named by `value`; medium if unknown (spec point 4). */
export function toRiskLevel(value: unknown): RiskLevel {
  return oneOf(RISK_LEVELS, value) ?? 'medium'
}
