import { type MouseEvent, useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ScamList } from '../scam.ts'
import { PAGE_SIZE, type ScamFilters, writeFilters } from '../scam-filters.ts'

/** What the library's loader gives; no list when it failed. */
type Answer = { list: ScamList | null }

type Joined = {
  /** The place in the browser's history. */
  key: string
  pages: readonly ScamList[]
  /** The page that came last by 'Load more', whose first card takes the focus. */
  newest?: ScamList
}

/** The pages that joined the list at each place in the history: who comes back finds them again. */
const kept = new Map<string, readonly ScamList[]>()

/** A page of the library and the pages that join it by 'Load more'. */
export function useMorePages(first: ScamList, filters: ScamFilters) {
  const { key, pathname } = useLocation()
  const fetcher = useFetcher<Answer>({ key: `more ${key}` })
  const [state, setState] = useState<Joined>({ key, pages: kept.get(key) ?? [] })
  const joined = state.key === key ? state : { key, pages: kept.get(key) ?? [] }
  const all = [first, ...joined.pages]
  const last = all.at(-1) ?? first
  const next = last.hasMore ? `?${writeFilters(filters, last.page + 1)}` : null
  const arrived = fetcher.data?.list

  useEffect(() => {
    if (!arrived || arrived.page !== last.page + 1) return
    const pages = [...joined.pages, arrived]
    kept.set(key, pages)
    setState({ key, pages, newest: arrived })
  }, [arrived, key, last, joined.pages])

  const { newest } = joined
  useEffect(() => {
    const card = newest?.entries[0] && document.getElementById(newest.entries[0].id)
    card?.querySelector('a')?.focus()
  }, [newest])

  return {
    entries: [
      ...new Map(all.flatMap(({ entries }) => entries).map((scam) => [scam.id, scam])).values(),
    ],
    next,
    /** Whether there are entries that no page can reach. */
    endsEarly: !last.hasMore && (last.totalIsCapped || last.page * PAGE_SIZE < last.total),
    loading: fetcher.state !== 'idle',
    failed: fetcher.state === 'idle' && fetcher.data?.list === null,
    /** How many cards came last. */
    added: newest?.entries.length ?? 0,
    load(event: MouseEvent) {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (elsewhere || next === null) return
      event.preventDefault()
      if (fetcher.state === 'idle') fetcher.load(`${pathname}${next}`)
    },
  }
}
