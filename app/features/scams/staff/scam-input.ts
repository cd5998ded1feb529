import { LIMITS } from '#app/domain/limits.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES, type ScamStatus } from '#app/domain/scam-status.ts'
import { FALLBACK, type FieldIn, fieldIn, inEveryLanguage } from '#app/features/texts/texts.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { isBlank, trimmed } from '#app/ui/form/invisible.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'

/** What is told of an entry in each language. */
export const WORDS = ['title', 'description'] as const

/** Its lists in each language. */
export const LISTS = ['preventionTips', 'indicators'] as const

const WRITTEN = [...WORDS, ...LISTS] as const

/** The form of an entry, as typed. Tips and indicators have one a line. Every language but the first may be left out. */
export type ScamInput = Record<FieldIn<(typeof WRITTEN)[number]>, string> & {
  categoryId: string
  riskLevel: RiskLevel
  status: ScamStatus
}

export type ScamField = keyof ScamInput

/**
 * What is wrong with a field. `half`: some of its language is there, but not this. `two-texts`: it shares one text with its
 * field in another language, and the two were changed, but not alike, see `applySingleLanguageEdit`.
 * `arabic`: an English field has Arabic, see `englishProblems`.
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

/** The lists of an entry in every language. */
export function listsOf(input: ScamInput): Pick<ScamInput, FieldIn<(typeof LISTS)[number]>> {
  return inEveryLanguage(LISTS, (name, locale) => input[fieldIn(name, locale)])
}

/** Whether anything of an entry is filled in in a language. */
export function isStarted(input: ScamInput, locale: Locale): boolean {
  return WRITTEN.some((name) => isFilled(input[fieldIn(name, locale)]))
}

/** Whether title or description of an entry are filled in in a language. */
export function hasWordsIn(input: ScamInput, locale: Locale): boolean {
  return WORDS.some((name) => isFilled(input[fieldIn(name, locale)]))
}

/** What is wrong with an entry, by field. @param categoryIds those that there are */
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
