import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { libraryText } from '#app/i18n/library/library.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ALL, readFilters, type ScamFilters, writeFilters } from '../scam-filters.ts'
import { LONGEST_QUERY } from '../search-text.ts'
import type { QueryField } from './use-query-field.ts'

const TYPING_PAUSE_MS = 300
const FIELD = 'block min-h-12 w-full rounded-md border border-line-strong bg-raised px-3.5'

/**
 * Search and filters: a plain form that writes the address. With script each change applies by itself; words once
 * typing pauses, in one step of the history.
 */
export function LibraryForm({ filters, field }: { filters: ScamFilters; field: QueryField }) {
  const t = useText(libraryText)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const ids = { query: useId(), risk: useId(), status: useId(), category: useId() }
  const pause = usePause(TYPING_PAUSE_MS)

  function apply({ replace }: { replace: boolean }) {
    pause.cancel()
    if (!form.current) return
    const wanted = readFilters(
      new URLSearchParams([...new FormData(form.current)] as [string, string][]),
    )
    field.sent(wanted.query)
    navigate({ search: String(writeFilters(wanted)) }, { replace, preventScrollReset: true })
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    field.type(event.target.value)
    pause.before(() => apply({ replace: filters.query !== '' }))
  }

  const choose = () => apply({ replace: false })

  return (
    <Form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply({ replace: filters.query !== '' })
      }}
      className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]"
    >
      <div className="col-span-full lg:col-span-1">
        <label htmlFor={ids.query} className="font-semibold">
          {t.search.label}
        </label>
        <input
          id={ids.query}
          type="search"
          name="q"
          dir="auto"
          value={field.query}
          maxLength={LONGEST_QUERY}
          placeholder={t.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={type}
          className={`${FIELD} mt-1 placeholder:text-muted`}
        />
      </div>
      <Choice
        id={ids.risk}
        name="risk"
        label={t.filters.risk}
        value={filters.risk ?? ''}
        onChange={choose}
        options={[
          ['', t.filters.all],
          ...RISK_LEVELS.map((risk) => [risk, t.risks[risk]] as const),
        ]}
      />
      <Choice
        id={ids.status}
        name="status"
        label={t.filters.status}
        value={filters.status ?? ALL}
        onChange={choose}
        options={[
          [ALL, t.filters.all],
          ...SCAM_STATUSES.map((status) => [status, t.statuses[status]] as const),
        ]}
      />
      <Choice
        id={ids.category}
        name="category"
        label={t.filters.category}
        value={filters.category ?? ''}
        onChange={choose}
        options={[
          ['', t.filters.all],
          ...CATEGORY_SLUGS.map((category) => [category, t.categories[category]] as const),
        ]}
      />
      <noscript>
        <Button type="submit" className="w-full sm:w-auto">
          {t.search.submit}
        </Button>
      </noscript>
    </Form>
  )
}

/** A filter: what the visitor chose, until the address asks for something else. */
function Choice({
  id,
  name,
  label,
  value,
  options,
  onChange,
}: {
  id: string
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: () => void
}) {
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return (
    <div className="last-of-type:col-span-full sm:last-of-type:col-span-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        ref={field}
        id={id}
        name={name}
        defaultValue={value}
        onChange={onChange}
        className={`${FIELD} mt-1`}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Runs what it was given last once nothing new came for `ms`. */
function usePause(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    cancel,
    before(action: () => void) {
      cancel()
      timer.current = setTimeout(action, ms)
    },
  }
}
