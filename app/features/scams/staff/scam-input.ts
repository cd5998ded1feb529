import { LIMITS } from '#app/domain/limits.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES, type ScamStatus } from '#app/domain/scam-status.ts'
import { isBlank, trimmed } from '#app/ui/form/invisible.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'

/** The form of an entry, as typed. Tips and indicators have one a line. Arabic may be left out. */
export type ScamInput = {
  title: string
  titleAr: string
  description: string
  descriptionAr: string
  categoryId: string
  riskLevel: RiskLevel
  status: ScamStatus
  preventionTips: string
  preventionTipsAr: string
  indicators: string
  indicatorsAr: string
}

export type ScamField = keyof ScamInput

/**
 * What is wrong with a field. `half`: some of the Arabic is there, but not this. `two-texts`: it shares one text with its
 * Arabic field, and the two were changed, but not alike, see `applySingleLanguageEdit`.
 * `arabic`: an English field has Arabic, see `englishProblems`.
 */
export type FieldProblem = 'missing' | 'too-long' | 'too-many' | 'half' | 'two-texts' | 'arabic'

export type ScamProblems = Partial<Record<ScamField, FieldProblem>>

/** A list of tips or indicators has at most this many, each at most so many UTF-16 code units long. */
export const MAX_LINES = 20
export const MAX_LINE_LENGTH = 300

export const NEW_SCAM: ScamInput = {
  title: '',
  titleAr: '',
  description: '',
  descriptionAr: '',
  categoryId: '',
  riskLevel: 'medium',
  status: 'active',
  preventionTips: '',
  preventionTipsAr: '',
  indicators: '',
  indicatorsAr: '',
}

/** Reads the form of an entry. What is missing is empty, or what a new entry has. */
export function readScamInput(form: FormData): ScamInput {
  const text = (name: ScamField) => toStorableText(String(form.get(name) ?? ''))
  return {
    title: text('title'),
    titleAr: text('titleAr'),
    description: text('description'),
    descriptionAr: text('descriptionAr'),
    categoryId: text('categoryId'),
    riskLevel: toRiskLevel(text('riskLevel')),
    status: oneOf(SCAM_STATUSES, text('status')) ?? NEW_SCAM.status,
    preventionTips: text('preventionTips'),
    preventionTipsAr: text('preventionTipsAr'),
    indicators: text('indicators'),
    indicatorsAr: text('indicatorsAr'),
  }
}

/** What is wrong with an entry, by field. @param categoryIds those that there are */
export function scamProblems(input: ScamInput, categoryIds: readonly string[]): ScamProblems {
  const { titleAr, descriptionAr, preventionTipsAr, indicatorsAr } = input
  const hasArabic = [titleAr, descriptionAr, preventionTipsAr, indicatorsAr].some(isFilled)
  const arabic = (text: string, longest: number): FieldProblem | undefined => {
    const problem = textProblem(text, longest)
    if (problem !== 'missing') return problem
    return hasArabic ? 'half' : undefined
  }
  const problems: ScamProblems = {
    title: textProblem(input.title, LIMITS.reportTitleLength),
    titleAr: arabic(input.titleAr, LIMITS.reportTitleLength),
    description: textProblem(input.description, LIMITS.reportDescriptionLength),
    descriptionAr: arabic(input.descriptionAr, LIMITS.reportDescriptionLength),
    categoryId: categoryIds.includes(input.categoryId) ? undefined : 'missing',
    preventionTips: linesProblem(input.preventionTips),
    preventionTipsAr: linesProblem(input.preventionTipsAr),
    indicators: linesProblem(input.indicators),
    indicatorsAr: linesProblem(input.indicatorsAr),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** The entries of a list that was typed one a line. */
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
