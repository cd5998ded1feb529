import { FALLBACK, type Texts, TRANSLATIONS, type Translation } from '#app/features/texts/texts.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'

/** Title and description in one language. */
export type Told = { title: string; description: string }

/** The texts of an entry in one language. */
export type ScamText = Told & {
  preventionTips: readonly string[]
  indicators: readonly string[]
}

/** Title and description, and the language that these are in. */
export type Words = Told & { language: Locale }

/** Signs or tips with their language. */
export type Points = { points: readonly string[]; language: Locale }

/**
 * The language of the report that an entry came of, while it has no English: its English description is then the one in
 * that language. Null once it has English.
 */
export function untranslatedFrom(texts: Texts<Told>): Translation | null {
  const { description } = texts[FALLBACK]
  return TRANSLATIONS.find((locale) => texts[locale]?.description === description) ?? null
}

/**
 * What a reader is shown of an entry: its words in the reader's language, or else in English. An entry without English is
 * read in the language that it has, see `untranslatedFrom`.
 */
export function wordsIn(locale: Locale, texts: Texts<Told>): Words {
  const isTold = locale !== FALLBACK && texts[locale] !== undefined
  const language = isTold ? locale : (untranslatedFrom(texts) ?? FALLBACK)
  const { title, description } = texts[language] ?? texts[FALLBACK]
  return { title, description, language }
}

/** The languages whose readers are shown the words of an entry in their own. */
export function languagesOf(texts: Texts<Told>): Locale[] {
  return LOCALES.filter((locale) => wordsIn(locale, texts).language === locale)
}

/** Signs or tips in the reader's language, or else in the first that has some. */
export function pointsIn(
  locale: Locale,
  texts: Texts<ScamText>,
  kind: 'indicators' | 'preventionTips',
): Points {
  const pointsOf = (language: Locale) => texts[language]?.[kind] ?? []
  const language = [locale, ...LOCALES].find((one) => pointsOf(one).length > 0) ?? locale
  return { points: pointsOf(language), language }
}

/** Every text of an entry by which others resemble it: one a language, each once. */
export function textsOf(texts: Texts<Told>): string[] {
  const each = LOCALES.flatMap((locale) => texts[locale] ?? [])
  return [...new Set(each.map(({ title, description }) => `${title} ${description}`))]
}

/** The descriptions of an entry, one a language. */
export function descriptionsOf(texts: Texts<Told>): string[] {
  return LOCALES.flatMap((locale) => texts[locale]?.description ?? [])
}
