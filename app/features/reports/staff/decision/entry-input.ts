import { oneOf } from '#app/domain/one-of.ts'
import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import {
  NEW_SCAM,
  readScamInput,
  type ScamProblems,
  scamProblems,
} from '#app/features/scams/staff/scam-input.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import { hasLettersOf, languageOf } from '#app/i18n/text-language.ts'

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

/**
 * Reads the form of a report. The letters say the language where the form says none, or one that has no letter there:
 * without script its field still says what the report was in after somebody has translated it.
 */
export function readEntryInput(form: FormData): EntryInput {
  const { title, description, categoryId } = readScamInput(form)
  const text = `${title} ${description}`
  const said = oneOf(LOCALES, form.get('language'))
  return {
    title,
    description,
    language: said && hasLettersOf(said, text) ? said : languageOf(text),
    categoryId,
    riskLevel: toRiskLevel(form.get('riskLevel') ?? APPROVED_RISK),
  }
}

/** What is wrong with it, by field. */
export function entryProblems(input: EntryInput, categoryIds: readonly string[]): ScamProblems {
  return scamProblems({ ...NEW_SCAM, ...input }, categoryIds)
}
