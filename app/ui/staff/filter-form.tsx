import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '../button.tsx'
import { Choice, type Option, TextField } from './field.tsx'
import { useTypingPause } from './use-typing-pause.ts'

/**
 * A search field named `q` and one select, whose first option means all; both write the URL. With script
 * changes apply after a pause in typing, including those made before the script loaded, unless a link was
 * followed meanwhile. Empty fields are left out of the URL. Fields follow the URL (on Back, for example)
 * unless they have focus.
 * @param longest maximum query length in UTF-16 code units
 */
export function FilterForm({
  query,
  longest,
  choice,
  words,
}: {
  query: string
  longest: number
  choice: {
    name: string
    label: string
    /** Null means all. */
    value: string | null
    all: string
    options: readonly Option[]
  }
  words: { searchLabel: string; search: string; submit: string }
}) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useTypingPause()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search } = useNavigation().location ?? location
  const address = pathname + search
  const leadsTo = useRef(address)
  const filled = useRef<typeof location>(null)

  useEffect(() => {
    leadsTo.current = address
  }, [address])

  useEffect(() => {
    if (filled.current === location) return
    const isFirst = filled.current === null
    filled.current = location
    const fields = [...(form.current?.elements ?? [])].filter(
      (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
    )
    const said: Readonly<Record<string, string>> = { q: query, [choice.name]: choice.value ?? '' }
    if (isFirst) {
      if (fields.some(({ name, value }) => value !== said[name])) applySoon()
      return
    }
    for (const field of fields) {
      if (field !== document.activeElement) field.value = said[field.name] ?? ''
    }
  })

  function applySoon() {
    const typedAt = leadsTo.current
    pause.before(() => leadsTo.current === typedAt && apply())
  }

  function apply() {
    pause.cancel()
    if (!form.current) return
    const fields = [...new FormData(form.current)] as [string, string][]
    const search = String(new URLSearchParams(fields.filter(([, value]) => value.trim() !== '')))
    leadsTo.current = pathname + (search && `?${search}`)
    navigate({ search }, { replace: true, preventScrollReset: true })
  }

  return (
    <Form
      ref={form}
      role="search"
      autoComplete="off"
      onChange={applySoon}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="grid items-end gap-4 sm:grid-cols-[2fr_1fr]"
    >
      <TextField
        type="search"
        name="q"
        label={words.searchLabel}
        placeholder={words.search}
        defaultValue={query}
        maxLength={longest}
      />
      <Choice
        name={choice.name}
        label={choice.label}
        defaultValue={choice.value ?? ''}
        options={[['', choice.all], ...choice.options]}
      />
      <noscript>
        <Button type="submit">{words.submit}</Button>
      </noscript>
    </Form>
  )
}
