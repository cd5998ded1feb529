import { FALLBACK, LOCALES, type Locale, type TRANSLATIONS } from '#app/i18n/locale.ts'

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

/** Returns a text in a language, or in English where the language has none. */
export function textIn<Text>(texts: Texts<Text>, locale: Locale): Text {
  return texts[locale] ?? texts[FALLBACK]
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
