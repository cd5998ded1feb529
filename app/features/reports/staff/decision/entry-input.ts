import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import {
  hasWordsIn,
  LISTS,
  NEW_SCAM,
  readScamInput,
  type ScamInput,
  WORDS,
} from '#app/features/scams/staff/scam-input.ts'
import { FALLBACK, type FieldIn, fieldIn, TRANSLATIONS } from '#app/features/texts/texts.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'

/** Default risk level of an approved report (spec point 4). */
export const APPROVED_RISK: RiskLevel = 'high'

type ListField = FieldIn<(typeof LISTS)[number]>

/** Lists that an entry of the same kind has, offered for one that is to be made. */
export type OfferedLists = Pick<ScamInput, ListField>

/** The lists of every language that an entry may lack. */
export const TRANSLATED_LISTS: readonly ListField[] = TRANSLATIONS.flatMap((locale) =>
  LISTS.map((name) => fieldIn(name, locale)),
)

/** The field that says what was offered in a list. */
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
 * The entry that a form asks for. Lists that were offered and left as they were are no part of one that has no words in their
 * language: nobody wrote them.
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
 * The entry with the words of its own language in English too, where there are no English ones: by this readers are told
 * that there is no English yet, see `untranslatedFrom`.
 */
export function withOneText(input: ScamInput): ScamInput {
  const source = hasWordsIn(input, FALLBACK)
    ? undefined
    : TRANSLATIONS.find((locale) => hasWordsIn(input, locale))
  if (!source) return input
  const words = WORDS.map((name) => [name, input[fieldIn(name, source)]])
  return { ...input, ...Object.fromEntries(words) }
}
