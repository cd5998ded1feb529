import { LIMITS } from '#app/domain/limits.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES, type ScamStatus } from '#app/domain/scam-status.ts'
import { type FieldIn, fieldIn, inEveryLanguage } from '#app/features/texts/texts.ts'
import { FALLBACK, type Locale } from '#app/i18n/locale.ts'
import { isBlank, trimmed } from '#app/ui/form/invisible.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'

/** The texts of an entry in each language. */
export const WORDS = ['title', 'description'] as const

/** The lists of an entry in each language. */
export const LISTS = ['preventionTips', 'indicators'] as const

const WRITTEN = [...WORDS, ...LISTS] as const

/**
 * The form of an entry, as typed. Tips and indicators are one per line. Every language except English is
 * optional.
 */
export type ScamInput = Record<FieldIn<(typeof WRITTEN)[number]>, string> & {
  categoryId: string
  riskLevel: RiskLevel
  status: ScamStatus
}

export type ScamField = keyof ScamInput

/**
 * Error of a field. `half`: the language has other fields filled in, but not this one. `two-texts`: the field
 * shares one text with its field in another language, and both were changed differently, see
 * `applySingleLanguageEdit`. `arabic`: an English field contains Arabic, see `englishProblems`.
 */
export type FieldProblem = 'missing' | 'too-long' | 'too-many' | 'half' | 'two-texts' | 'arabic'

export type ScamProblems = Partial<Record<ScamField, FieldProblem>>

/** Maximum number of tips or indicators, and their maximum length in UTF-16 code units. */
export const MAX_LINES = 20
export const MAX_LINE_LENGTH = 300

/** In UTF-16 code units. */
const LONGEST = {
  title: LIMITS.reportTitleLength,
  description: LIMITS.reportDescriptionLength,
} as const

export const NEW_SCAM: ScamInput = {
  ...inEveryLanguage(WRITTEN, () => ''),
  categoryId: '',
  riskLevel: 'medium',
  status: 'active',
}

/** Parses the form. Missing fields are empty or have the default of a new entry. */
export function readScamInput(form: FormData): ScamInput {
  const text = (name: ScamField) => toStorableText(String(form.get(name) ?? ''))
  return {
    ...inEveryLanguage(WRITTEN, (name, locale) => text(fieldIn(name, locale))),
    categoryId: text('categoryId'),
    riskLevel: toRiskLevel(text('riskLevel')),
    status: oneOf(SCAM_STATUSES, text('status')) ?? NEW_SCAM.status,
  }
}

/** Returns the lists of an entry in every language. */
export function listsOf(input: ScamInput): Pick<ScamInput, FieldIn<(typeof LISTS)[number]>> {
  return inEveryLanguage(LISTS, (name, locale) => input[fieldIn(name, locale)])
}

/** Returns whether any field of a language is filled in. */
export function isStarted(input: ScamInput, locale: Locale): boolean {
  return WRITTEN.some((name) => isFilled(input[fieldIn(name, locale)]))
}

/** Returns whether title or description of a language is filled in. */
export function hasWordsIn(input: ScamInput, locale: Locale): boolean {
  return WORDS.some((name) => isFilled(input[fieldIn(name, locale)]))
}

/** Validates an entry, by field. @param categoryIds existing ones */
export function scamProblems(input: ScamInput, categoryIds: readonly string[]): ScamProblems {
  const wordsProblem = (name: (typeof WORDS)[number], locale: Locale) => {
    const problem = textProblem(input[fieldIn(name, locale)], LONGEST[name])
    if (problem !== 'missing' || locale === FALLBACK) return problem
    return isStarted(input, locale) ? 'half' : undefined
  }
  const problems: Partial<Record<ScamField, FieldProblem | undefined>> = {
    ...inEveryLanguage(WORDS, wordsProblem),
    categoryId: categoryIds.includes(input.categoryId) ? undefined : 'missing',
    ...inEveryLanguage(LISTS, (name, locale) => linesProblem(input[fieldIn(name, locale)])),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** Splits a list with one item per line. */
export function linesOf(text: string): string[] {
  return text.split('\n').map(trimmed).filter(Boolean)
}

function textProblem(text: string, longest: number): FieldProblem | undefined {
  if (!isFilled(text)) return 'missing'
  return text.trim().length > longest ? 'too-long' : undefined
}

function isFilled(text: string): boolean {
  return !isBlank(text)
}

function linesProblem(text: string): FieldProblem | undefined {
  const lines = linesOf(text)
  if (lines.length > MAX_LINES) return 'too-many'
  return lines.some((line) => line.length > MAX_LINE_LENGTH) ? 'too-long' : undefined
}
