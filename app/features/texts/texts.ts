import { LOCALES, type Locale } from '#app/i18n/locale.ts'

/** The language in which every text is written, and read by those whose own language lacks it. */
export const [FALLBACK, ...TRANSLATIONS] = LOCALES

export type Fallback = typeof FALLBACK

/** A language into which texts may be translated. */
export type Translation = (typeof TRANSLATIONS)[number]

/** What is written in several languages. */
export type Texts<Text> = Readonly<Record<Fallback, Text>> &
  Readonly<Partial<Record<Translation, Text>>>

/** Those of some texts that are in a language of the site. */
export function knownTexts<Text>(
  texts: Readonly<Record<string, Text>> & Readonly<Record<Fallback, Text>>,
): Texts<Text> {
  const known = LOCALES.flatMap((locale) => {
    const text = texts[locale]
    return text === undefined ? [] : [[locale, text] as const]
  })
  return Object.fromEntries(known) as unknown as Texts<Text>
}

/** A value for each language. */
export function byLocale<Value>(pick: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, pick(locale)])) as Record<
    Locale,
    Value
  >
}

/** What a form calls a field of a text in a language: `title`, `titleAr`. */
export type FieldIn<Name extends string> = Name | `${Name}${Capitalize<Translation>}`

/** The name of a field in a language. */
export function fieldIn<Name extends string>(name: Name, locale: Locale): FieldIn<Name> {
  if (locale === FALLBACK) return name
  return `${name}${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as FieldIn<Name>
}

/** Fields of texts in every language. */
export function inEveryLanguage<Name extends string, Value>(
  names: readonly Name[],
  pick: (name: Name, locale: Locale) => Value,
): Record<FieldIn<Name>, Value> {
  return Object.fromEntries(
    names.flatMap((name) =>
      LOCALES.map((locale) => [fieldIn(name, locale), pick(name, locale)] as const),
    ),
  ) as Record<FieldIn<Name>, Value>
}
