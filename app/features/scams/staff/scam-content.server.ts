import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { ScamStatus } from '#app/domain/scam-status.ts'
import { type FieldIn, fieldIn, inEveryLanguage, type Texts } from '#app/features/texts/texts.ts'
import { FALLBACK, LOCALES } from '#app/i18n/locale.ts'
import { trimmed } from '#app/ui/form/invisible.ts'
import type { ScamText, Told } from '../language/in-language.ts'
import type { ScamRow } from './change-scams.db.server.ts'
import { LISTS, linesOf, type ScamInput, WORDS } from './scam-input.ts'

/** The content of an entry field by field, as stored in the log. */
export type ScamContent = Record<FieldIn<(typeof WORDS)[number]>, string | null> &
  Record<FieldIn<(typeof LISTS)[number]>, readonly string[]> &
  Record<(typeof WORDS)[number], string> &
  Pick<ScamInput, 'categoryId' | 'riskLevel' | 'status'>

/** Returns the columns for a valid form. */
export function contentOf(input: ScamInput): ScamContent {
  return {
    ...inEveryLanguage(WORDS, (name, locale) => {
      const text = input[fieldIn(name, locale)]
      return locale === FALLBACK ? text.trim() : trimmed(text) || null
    }),
    ...inEveryLanguage(LISTS, (name, locale) => linesOf(input[fieldIn(name, locale)])),
    categoryId: input.categoryId,
    riskLevel: input.riskLevel,
    status: input.status,
  } as ScamContent
}

/** Returns the content of an existing entry. */
export function contentOfRow({ texts, categoryId, riskLevel, status }: ScamRow): ScamContent {
  return {
    ...inEveryLanguage(WORDS, (name, locale) => texts[locale]?.[name] ?? null),
    ...inEveryLanguage(LISTS, (name, locale) => texts[locale]?.[name] ?? []),
    categoryId,
    riskLevel: riskLevel as RiskLevel,
    status: status as ScamStatus,
  } as ScamContent
}

/** Returns the form values of an existing entry. */
export function inputOf(row: ScamRow): ScamInput {
  const content = contentOfRow(row)
  return {
    ...inEveryLanguage(WORDS, (name, locale) => content[fieldIn(name, locale)] ?? ''),
    categoryId: content.categoryId,
    riskLevel: content.riskLevel,
    status: content.status,
    ...inEveryLanguage(LISTS, (name, locale) => content[fieldIn(name, locale)].join('\n')),
  }
}

/** Returns the texts in the languages that have title and description. */
export function textsOfContent(content: ScamContent): Texts<ScamText> {
  const written = LOCALES.flatMap((locale) => {
    const title = content[fieldIn('title', locale)]
    const description = content[fieldIn('description', locale)]
    if (title === null || description === null) return []
    const preventionTips = content[fieldIn('preventionTips', locale)]
    const indicators = content[fieldIn('indicators', locale)]
    return [[locale, { title, description, preventionTips, indicators }] as const]
  })
  return Object.fromEntries(written) as Texts<ScamText>
}

/** Returns the content with other titles and descriptions. */
export function withWords(content: ScamContent, texts: Texts<Told>): ScamContent {
  return {
    ...content,
    ...inEveryLanguage(WORDS, (name, locale) => texts[locale]?.[name] ?? null),
  } as ScamContent
}
