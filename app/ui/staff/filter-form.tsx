import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '../button.tsx'
import { Choice, type Option, TextField } from './field.tsx'
import { useTypingPause } from './use-typing-pause.ts'

/**
 * A search field, named `q`, and one choice, whose first option stands for all: they write the address. With script
 * every change applies by itself, once typing pauses, unless a link was followed by then; empty fields are left out. A field
 * follows the address (by Back, say) unless somebody is at it.
 * @param longest that a query may be, in UTF-16 code units
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
    /** Null stands for all. */
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

  useEffect(() => {
    leadsTo.current = address
  }, [address])

  useEffect(() => {
    const addressed = new URLSearchParams(location.search)
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field !== document.activeElement) field.value = addressed.get(field.name) ?? ''
    }
  }, [location])

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
        autoComplete="off"
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
