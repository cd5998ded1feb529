/** The languages that every public word is written in. The first has addresses without a prefix. */
export const LOCALES = ['en', 'ar'] as const

export type Locale = (typeof LOCALES)[number]

/** One room's words in every language. A language that lacks a word does not compile. */
export type Text<Words> = Readonly<Record<Locale, Words>>

export const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Locale, 'ltr' | 'rtl'>

/** For dates in long form: day, month in words, year, with Latin digits. */
export const DATE_LOCALES = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' } as const satisfies Record<
  Locale,
  string
>

/** The words of the staff area, which is in English for everyone. */
export const inEnglish = <Words>(words: Words): Text<Words> => ({ en: words, ar: words })
