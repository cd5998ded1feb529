import { historyText } from '#app/i18n/staff/content.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { FieldList } from './field-list.tsx'
import { ShortDate } from './short-date.tsx'
import type { LogLine, Snapshot } from './staff-action.ts'

/** What staff did to a report or an entry, newest first, with what it changed. */
export function History({ lines }: { lines: readonly LogLine[] }) {
  const t = useText(historyText)
  return (
    <section>
      <h3 className="text-lg">{t.title}</h3>
      {lines.length === 0 && <p className="mt-1 text-muted">{t.none}</p>}
      <ol className="mt-2 space-y-3">
        {lines.map(({ id, by, action, before, after, at }) => (
          <li key={id} className="border-s-2 border-line ps-3 wrap-anywhere">
            <p>
              <bdi className="font-semibold">{by}</bdi> {t.actions[action]}
            </p>
            <p className="text-sm text-muted">
              <ShortDate date={at} exact />
            </p>
            <Changes before={before} after={after} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Changes({ before, after }: { before: Snapshot | null; after: Snapshot | null }) {
  const t = useText(historyText)
  const names = [...new Set(Object.keys({ ...before, ...after }))]
  const say = (value: unknown) => {
    if (value === undefined || value === null || value === '') return t.nothing
    return Array.isArray(value) ? value.join(' · ') || t.nothing : String(value)
  }
  if (names.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-brand underline">{t.changes}</summary>
      <FieldList
        fields={names.map((name) => [
          name,
          `${before && name in before ? `${say(before[name])} ${t.became} ` : ''}${after ? say(after[name]) : t.nothing}`,
        ])}
      />
    </details>
  )
}
