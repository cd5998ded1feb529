import { history } from '#words/en/staff/history.js'
import { FieldList, fieldName } from './field-list.tsx'
import type { ChoiceNames } from './staff-action.ts'

/**
 * Shows what saving again would overwrite: names of the fields that another editor changed, and their values
 * on demand, because articles are long and the note is announced.
 */
export function CurrentValues<Field extends string>({
  title,
  now,
  typed,
  choices,
}: {
  title: string
  now: Readonly<Record<Field, string>>
  typed: Readonly<Record<Field, string>>
  choices: ChoiceNames<Field>
}) {
  const t = history
  const names = Object.keys(now) as Field[]
  const fields = names
    .filter((name) => now[name].trim() !== typed[name].trim())
    .map((name) => [name, choices[name]?.[now[name]] ?? (now[name] || t.nothing)] as const)
  if (fields.length === 0) return <p className="mt-2">{t.same}</p>
  return (
    <>
      <p className="mt-2">
        {t.differing({ fields: fields.map(([name]) => fieldName(name)).join(', ') })}
      </p>
      <details className="mt-2">
        <summary className="min-h-6 cursor-pointer font-semibold">{title}</summary>
        <FieldList fields={fields} />
      </details>
    </>
  )
}
