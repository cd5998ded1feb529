import { LOCALES, type Locale } from '#app/i18n/locale.ts'

/** The words of an entry as the database has them. */
export type BothLanguages = {
  title: string
  titleAr: string | null
  description: string
  descriptionAr: string | null
}

/** Title and description, and the language that these are in. */
export type Words = { title: string; description: string; language: Locale }

/** Signs or tips, and the language that they are in. */
export type Points = { points: readonly string[]; language: Locale }

/** Whether an entry came of an Arabic report and has no English yet: its English description is its Arabic one. */
export function lacksEnglish({ titleAr, description, descriptionAr }: BothLanguages): boolean {
  return titleAr !== null && description === descriptionAr
}

/**
 * What a reader is shown of an entry: its words in the reader's language, or else in the other. Arabic counts when
 * title and description are both there. An entry without English has Arabic for every reader, see `lacksEnglish`.
 */
export function wordsIn(locale: Locale, entry: BothLanguages): Words {
  const { title, titleAr, description, descriptionAr } = entry
  const hasArabic = titleAr !== null && descriptionAr !== null
  return hasArabic && (locale === 'ar' || lacksEnglish(entry))
    ? { title: titleAr, description: descriptionAr, language: 'ar' }
    : { title, description, language: 'en' }
}

/** The languages whose readers are shown the words of an entry in their own. */
export function languagesOf(entry: BothLanguages): Locale[] {
  return LOCALES.filter((locale) => wordsIn(locale, entry).language === locale)
}

/** Signs or tips in the reader's language, or else in the other. */
export function pointsIn(
  locale: Locale,
  { en, ar }: Readonly<Record<Locale, readonly string[]>>,
): Points {
  const both: Readonly<Record<Locale, Points>> = {
    en: { points: en, language: 'en' },
    ar: { points: ar, language: 'ar' },
  }
  const other = locale === 'ar' ? both.en : both.ar
  return both[locale].points.length === 0 && other.points.length > 0 ? other : both[locale]
}

/** Every text of an entry by which others resemble it: one a language, each once. */
export function textsOf({ title, titleAr, description, descriptionAr }: BothLanguages): string[] {
  const arabic = `${titleAr ?? ''} ${descriptionAr ?? ''}`.trim()
  return [...new Set([`${title} ${description}`, arabic].filter(Boolean))]
}
