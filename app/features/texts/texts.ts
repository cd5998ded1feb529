import { LOCALES, type Locale } from '#app/i18n/locale.ts'

/** The language that every text has, used if a reader's own language is missing. */
export const [FALLBACK, ...TRANSLATIONS] = LOCALES

export type Fallback = typeof FALLBACK

/** A language into which texts may be translated. */
export type Translation = (typeof TRANSLATIONS)[number]

/** A text by language. */
export type Texts<Text> = Readonly<Record<Fallback, Text>> &
  Readonly<Partial<Record<Translation, Text>>>

/** Returns the texts in languages of the site. */
export function knownTexts<Text>(
  texts: Readonly<Record<string, Text>> & Readonly<Record<Fallback, Text>>,
): Texts<Text> {
  const known = LOCALES.flatMap((locale) => {
    const text = texts[locale]
    return text === undefined ? [] : [[locale, text] as const]
  })
  return Object.fromEntries(known) as unknown as Texts<Text>
}

/** Returns a value for each language. */
export function byLocale<Value>(pick: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, pick(locale)])) as Record<
    Locale,
    Value
  >
}

/** Form field name of a text in a language: `title`, `titleAr`. */
export type FieldIn<Name extends string> = Name | `${Name}${Capitalize<Translation>}`

/** Returns the field name of a text in a language. */
export function fieldIn<Name extends string>(name: Name, locale: Locale): FieldIn<Name> {
  if (locale === FALLBACK) return name
  return `${name}${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as FieldIn<Name>
}

/** Returns the fields of texts in every language. */
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
