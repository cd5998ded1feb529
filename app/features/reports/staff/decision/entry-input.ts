import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import { languageOf } from '#app/features/scams/language/in-language.ts'
import {
  NEW_SCAM,
  readScamInput,
  type ScamProblems,
  scamProblems,
} from '#app/features/scams/staff/scam-input.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'

/** The library entry that a report is to become, as typed. */
export type EntryInput = {
  title: string
  description: string
  /** Of title and description: a report is in one language. */
  language: Locale
  categoryId: string
  riskLevel: RiskLevel
}

/** What an approved report warns of unless staff say otherwise (spec point 4). */
export const APPROVED_RISK: RiskLevel = 'high'

/** Reads the form of a report. Where it says no language, the letters do. */
export function readEntryInput(form: FormData): EntryInput {
  const { title, description, categoryId } = readScamInput(form)
  return {
    title,
    description,
    language:
      LOCALES.find((known) => known === form.get('language')) ??
      languageOf(`${title} ${description}`),
    categoryId,
    riskLevel: toRiskLevel(form.get('riskLevel') ?? APPROVED_RISK),
  }
}

/** What is wrong with it, by field. */
export function entryProblems(input: EntryInput, categoryIds: readonly string[]): ScamProblems {
  return scamProblems({ ...NEW_SCAM, ...input }, categoryIds)
}
