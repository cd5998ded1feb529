import type { ReactNode } from 'react'
import { englishName } from '#app/features/texts/language-name.ts'
import { fieldIn } from '#app/features/texts/texts.ts'
import { TRANSLATIONS } from '#app/i18n/locale.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { history } from '#words/en/staff/history.js'

const NAMES: Readonly<Record<string, string>> = history.fields

/** Returns the label of a field for staff, with its language, or the field's own name if it has no label. */
export function fieldName(field: string): string {
  for (const locale of TRANSLATIONS) {
    const own = Object.keys(NAMES).find((name) => fieldIn(name, locale) === field)
    const language = englishName(locale)
    if (own) return history.inLanguage({ language, field: NAMES[own]?.toLowerCase() ?? '' })
  }
  return NAMES[field] ?? field
}

/** Field names of a report, entry or article with their values. */
export function FieldList({
  fields,
}: {
  fields: readonly (readonly [name: string, said: ReactNode])[]
}) {
  return (
    <dl className="mt-1 space-y-2">
      {fields.map(([name, said]) => (
        <div key={name}>
          <dt className="text-muted">{fieldName(name)}</dt>
          <dd
            lang={typeof said === 'string' ? languageOf(said) : undefined}
            dir="auto"
            className="wrap-anywhere whitespace-pre-line"
          >
            {said}
          </dd>
        </div>
      ))}
    </dl>
  )
}
