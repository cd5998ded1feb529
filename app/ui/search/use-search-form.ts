import { type ChangeEvent, type SubmitEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { QueryField } from './use-query-field.ts'
import { useTypingPause } from './use-typing-pause.ts'

/**
 * What makes a plain form that writes the address apply each change by itself: a choice at once, words once typing
 * pauses, in one step of the history. Spread it over the `Form`.
 * @param read the filters that an address, or the form's own fields, ask for
 * @param write the search part of their address
 */
export function useSearchForm<Filters extends { query: string }>(
  field: QueryField,
  { read, write }: { read: (from: URLSearchParams) => Filters; write: (wanted: Filters) => string },
) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const pause = useTypingPause()

  function apply(change: 'words' | 'choice') {
    pause.cancel()
    if (!form.current) return
    // Asked of the browser, for a step that was taken a moment ago is not rendered yet.
    const replace = change === 'words' && read(new URLSearchParams(location.search)).query !== ''
    const fields = [...new FormData(form.current)] as [string, string][]
    const wanted = read(new URLSearchParams(fields))
    field.sent(wanted.query)
    navigate({ search: write(wanted) }, { replace, preventScrollReset: true })
  }

  return {
    ref: form,
    role: 'search',
    onChange({ target }: ChangeEvent<HTMLFormElement>) {
      if (target instanceof HTMLSelectElement) apply('choice')
      else pause.before(() => apply('words'))
    },
    onSubmit(event: SubmitEvent) {
      event.preventDefault()
      apply('words')
    },
  }
}
