/** The languages that every public word is written in. */
export const LOCALES = ['en'] as const

export type Locale = (typeof LOCALES)[number]

/** One room's words in every language. A language that lacks a word does not compile. */
export type Text<Words> = Readonly<Record<Locale, Words>>
