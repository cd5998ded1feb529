import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import {
  readScamInput,
  type ScamProblems,
  scamProblems,
} from '#app/features/scams/staff/scam-input.ts'

/** The library entry that a report is to become, as typed. */
export type EntryInput = {
  title: string
  description: string
  categoryId: string
  riskLevel: RiskLevel
}

/** What an approved report warns of unless staff say otherwise (spec point 4). */
export const APPROVED_RISK: RiskLevel = 'high'

/** Reads the form of a report. */
export function readEntryInput(form: FormData): EntryInput {
  const { title, description, categoryId } = readScamInput(form)
  return {
    title,
    description,
    categoryId,
    riskLevel: toRiskLevel(form.get('riskLevel') ?? APPROVED_RISK),
  }
}

/** What is wrong with it, by field. */
export function entryProblems(input: EntryInput, categoryIds: readonly string[]): ScamProblems {
  return scamProblems(
    { ...input, status: 'active', preventionTips: '', indicators: '' },
    categoryIds,
  )
}
