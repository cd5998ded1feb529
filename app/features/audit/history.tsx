import { Fragment } from 'react'
import { Link } from 'react-router'
import { languageOf } from '#app/i18n/text-language.ts'
import { history } from '#words/en/staff/history.js'
import { FieldList } from './field-list.tsx'
import { ShortDate } from './short-date.tsx'
import type { ChoiceNames, LogLine, Snapshot } from './staff-action.ts'

/** Staff screens for objects that log fields refer to by id. */
const SCREENS: Readonly<Record<string, string>> = {
  reportId: '/admin/reports/',
  scamId: '/admin/content?edit=',
}

/** Log fields with a time. */
const TIMES: ReadonlySet<string> = new Set(['publishedAt'])

/** Staff actions on a report, entry or article, newest first, with their changes. */
export function History({ lines, choices }: { lines: readonly LogLine[]; choices: ChoiceNames }) {
  const t = history
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
            <Changes before={before} after={after} choices={choices} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Changes({
  before,
  after,
  choices,
}: {
  before: Snapshot | null
  after: Snapshot | null
  choices: ChoiceNames
}) {
  const t = history
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => isFilled(before?.[name]) || isFilled(after?.[name]),
  )
  if (names.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-brand underline">{t.changes}</summary>
      <FieldList
        fields={names.map((name) => [
          name,
          <Fragment key={name}>
            {before && name in before && (
              <>
                <Value name={name} value={before[name]} choices={choices} /> {t.became}{' '}
              </>
            )}
            <Value name={name} value={after?.[name]} choices={choices} />
          </Fragment>,
        ])}
      />
    </details>
  )
}

/** Displays a log value: choices by name, and references as links. */
function Value({ name, value, choices }: { name: string; value: unknown; choices: ChoiceNames }) {
  const t = history
  const text = Array.isArray(value) ? value.join(' · ') : String(value ?? '')
  const screen = SCREENS[name]
  if (text && TIMES.has(name)) return <ShortDate date={new Date(text)} exact />
  if (text && screen) {
    return (
      <Link to={screen + text} className="inline-block min-h-6 text-brand underline">
        {(t.open as Readonly<Record<string, string>>)[name]}
      </Link>
    )
  }
  const chosen = choices[name]?.[text]
  if (chosen || !text) return chosen ?? t.nothing
  return <span lang={languageOf(text)}>{text}</span>
}

/** Returns whether a value has content. An empty translation has empty fields. */
function isFilled(value: unknown): boolean {
  return String(value ?? '') !== ''
}
