import type { ReactNode } from 'react'
import { historyText } from '#app/i18n/staff/content.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { useText } from '#app/i18n/use-text.tsx'

/** Fields of a report, an entry or an article by their names, each with what is said of it. */
export function FieldList({
  fields,
}: {
  fields: readonly (readonly [name: string, said: ReactNode])[]
}) {
  const names = useText(historyText).fields
  return (
    <dl className="mt-1 space-y-2">
      {fields.map(([name, said]) => (
        <div key={name}>
          <dt className="text-muted">{names[name] ?? name}</dt>
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
