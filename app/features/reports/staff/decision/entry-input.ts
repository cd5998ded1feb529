import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import {
  hasWordsIn,
  LISTS,
  NEW_SCAM,
  readScamInput,
  type ScamInput,
  WORDS,
} from '#app/features/scams/staff/scam-input.ts'
import { type FieldIn, fieldIn } from '#app/features/texts/texts.ts'
import { FALLBACK, TRANSLATIONS } from '#app/i18n/locale.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'

/** Default risk level of an approved report (spec point 4). */
export const APPROVED_RISK: RiskLevel = 'high'

type ListField = FieldIn<(typeof LISTS)[number]>

/** Lists of a similar entry, offered for a new one. */
export type OfferedLists = Pick<ScamInput, ListField>

/** The lists of every language except English. */
export const TRANSLATED_LISTS: readonly ListField[] = TRANSLATIONS.flatMap((locale) =>
  LISTS.map((name) => fieldIn(name, locale)),
)

/** Returns the name of the field with the suggested values of a list. */
export function offeredField(list: ListField): string {
  return `offered${list.charAt(0).toUpperCase()}${list.slice(1)}`
}

/** Returns a report as a draft entry: its text in the fields of its language, with the offered lists. */
export function draftOf(
  { title, description, categoryId }: Pick<ScamInput, 'title' | 'description' | 'categoryId'>,
  lists: OfferedLists | null,
): ScamInput {
  const language = languageOf(`${title} ${description}`)
  const words = {
    [fieldIn('title', language)]: title,
    [fieldIn('description', language)]: description,
  }
  return { ...NEW_SCAM, ...words, ...lists, categoryId, riskLevel: APPROVED_RISK }
}

/** Parses the form: the library entry to create, active by default. */
export function readEntryInput(form: FormData): ScamInput {
  return {
    ...readScamInput(form),
    riskLevel: toRiskLevel(form.get('riskLevel') ?? APPROVED_RISK),
    status: NEW_SCAM.status,
  }
}

/**
 * Returns the entry of a form. Suggested lists that were not edited are removed if the entry has no texts in
 * their language.
 */
export function entryOf(form: FormData): ScamInput {
  const input = readEntryInput(form)
  const unasked = TRANSLATIONS.filter((locale) => !hasWordsIn(input, locale))
    .flatMap((locale) => LISTS.map((name) => fieldIn(name, locale)))
    .filter((list) => input[list] === toStorableText(String(form.get(offeredField(list)) ?? '')))
  return { ...input, ...Object.fromEntries(unasked.map((list) => [list, ''])) }
}

/** Whether any list equals the offered one. */
export function holdsOffered(input: ScamInput, offered: OfferedLists): boolean {
  const lists = Object.keys(offered) as (keyof OfferedLists)[]
  return lists.some((list) => offered[list] !== '' && input[list] === offered[list])
}

/**
 * Copies the texts of the entry's language to English if there are no English texts. `untranslatedFrom`
 * recognises such entries as untranslated.
 */
export function withOneText(input: ScamInput): ScamInput {
  const source = hasWordsIn(input, FALLBACK)
    ? undefined
    : TRANSLATIONS.find((locale) => hasWordsIn(input, locale))
  if (!source) return input
  const words = WORDS.map((name) => [name, input[fieldIn(name, source)]])
  return { ...input, ...Object.fromEntries(words) }
}
