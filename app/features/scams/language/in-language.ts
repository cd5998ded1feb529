import { type Texts, type Translation, textIn } from '#app/features/texts/texts.ts'
import { FALLBACK, LOCALES, type Locale, TRANSLATIONS } from '#app/i18n/locale.ts'

/** Title and description in one language. */
export type Told = { title: string; description: string }

/** The texts of an entry in one language. */
export type ScamText = Told & {
  preventionTips: readonly string[]
  indicators: readonly string[]
}

/** Title and description with their language. */
export type Words = Told & { language: Locale }

/** Signs or tips with their language. */
export type Points = { points: readonly string[]; language: Locale }

/**
 * Returns the language of the report from which the entry was created if the entry has no English: its
 * English description then equals the one in that language. Null if it has English.
 */
export function untranslatedFrom(texts: Texts<Told>): Translation | null {
  const { description } = texts[FALLBACK]
  return TRANSLATIONS.find((locale) => texts[locale]?.description === description) ?? null
}

/**
 * Returns the texts for a reader: in the reader's language, else in English. An entry without English is
 * shown in its only language, see `untranslatedFrom`.
 */
export function wordsIn(locale: Locale, texts: Texts<Told>): Words {
  const isTold = locale !== FALLBACK && texts[locale] !== undefined
  const language = isTold ? locale : (untranslatedFrom(texts) ?? FALLBACK)
  const { title, description } = textIn(texts, language)
  return { title, description, language }
}

/** Returns the languages in which an entry has text. */
export function languagesOf(texts: Texts<Told>): Locale[] {
  return LOCALES.filter((locale) => wordsIn(locale, texts).language === locale)
}

/** Returns signs or tips in the reader's language, else in the first language that has some. */
export function pointsIn(
  locale: Locale,
  texts: Texts<ScamText>,
  kind: 'indicators' | 'preventionTips',
): Points {
  const pointsOf = (language: Locale) => texts[language]?.[kind] ?? []
  const language = [locale, ...LOCALES].find((one) => pointsOf(one).length > 0) ?? locale
  return { points: pointsOf(language), language }
}

/** Returns the distinct texts of an entry for similarity, one per language. */
export function textsOf(texts: Texts<Told>): string[] {
  const each = LOCALES.flatMap((locale) => texts[locale] ?? [])
  return [...new Set(each.map(({ title, description }) => `${title} ${description}`))]
}

/** Returns the descriptions of an entry, one per language. */
export function descriptionsOf(texts: Texts<Told>): string[] {
  return LOCALES.flatMap((locale) => texts[locale]?.description ?? [])
}
