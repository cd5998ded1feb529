import { type RiskLevel, toRiskLevel } from '#app/domain/risk-level.ts'
import { NEW_SCAM, readScamInput, type ScamInput } from '#app/features/scams/staff/scam-input.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { isBlank } from '#app/ui/form/invisible.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'

/** What an approved report warns of unless staff say otherwise (spec point 4). */
export const APPROVED_RISK: RiskLevel = 'high'

/** Lists that an entry of the same kind has, offered for one that is to be made. */
export type OfferedLists = Pick<
  ScamInput,
  'indicators' | 'indicatorsAr' | 'preventionTips' | 'preventionTipsAr'
>

const ARABIC_LISTS = ['indicatorsAr', 'preventionTipsAr'] as const

/** The fields that say what was offered in the Arabic lists, by the list. */
export const OFFERED = {
  indicatorsAr: 'offeredIndicatorsAr',
  preventionTipsAr: 'offeredPreventionTipsAr',
} as const satisfies Record<(typeof ARABIC_LISTS)[number], string>

/** A report as the entry that it may become: its words in the fields of their language, with the lists that are offered. */
export function draftOf(
  { title, description, categoryId }: Pick<ScamInput, 'title' | 'description' | 'categoryId'>,
  lists: OfferedLists | null,
): ScamInput {
  const isArabic = languageOf(`${title} ${description}`) === 'ar'
  const words = isArabic ? { titleAr: title, descriptionAr: description } : { title, description }
  return { ...NEW_SCAM, ...words, ...lists, categoryId, riskLevel: APPROVED_RISK }
}

/** Reads the form of a report: the library entry that it is to become, active from the start. */
export function readEntryInput(form: FormData): ScamInput {
  return {
    ...readScamInput(form),
    riskLevel: toRiskLevel(form.get('riskLevel') ?? APPROVED_RISK),
    status: NEW_SCAM.status,
  }
}

/**
 * The entry that a form asks for. Arabic lists that were offered and left as they were are no part of one that has no Arabic
 * words: nobody wrote them.
 */
export function entryOf(form: FormData): ScamInput {
  const input = readEntryInput(form)
  if (hasArabicWords(input)) return input
  const unasked = ARABIC_LISTS.filter(
    (list) => input[list] === toStorableText(String(form.get(OFFERED[list]) ?? '')),
  )
  return { ...input, ...Object.fromEntries(unasked.map((list) => [list, ''])) }
}

/** Whether any list of an entry is as it was offered. */
export function holdsOffered(input: ScamInput, offered: OfferedLists): boolean {
  const lists = Object.keys(offered) as (keyof OfferedLists)[]
  return lists.some((list) => offered[list] !== '' && input[list] === offered[list])
}

/** Whether readers of Arabic are shown anything in Arabic of it. */
export function hasArabicWords({ titleAr, descriptionAr }: ScamInput): boolean {
  return !isBlank(titleAr) || !isBlank(descriptionAr)
}

/**
 * The entry with its Arabic words in both languages where there are no English ones: by this readers are told that there is
 * no English yet, see `lacksEnglish`.
 */
export function withOneText(input: ScamInput): ScamInput {
  const hasEnglish = !isBlank(input.title) || !isBlank(input.description)
  return hasEnglish ? input : { ...input, title: input.titleAr, description: input.descriptionAr }
}
