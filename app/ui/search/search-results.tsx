import type { ReactNode } from 'react'
import { RESULTS } from '../partial-update/results.ts'
import { Spinner } from '../spinner.tsx'

/**
 * Search results, replaced in place with script (`searchInPlace`).
 * @param status number of results, announced when it changes
 * @param loading status text while loading
 * @param unreachable error text with a link to retry
 */
export function SearchResults({
  status,
  loading,
  unreachable,
  children,
}: {
  status: ReactNode
  loading: string
  unreachable: ReactNode
  children: ReactNode
}) {
  return (
    <div id={RESULTS} aria-busy={false}>
      <div role="status" tabIndex={-1} className="min-h-8 font-semibold">
        <div data-piece className="in-aria-busy:hidden">
          {status}
        </div>
        <p className="hidden items-center gap-3 in-aria-busy:flex">
          <Spinner />
          {loading}
        </p>
      </div>
      <div data-piece data-note>
        {children}
      </div>
      <template data-unreachable>{unreachable}</template>
    </div>
  )
}

/** Marks a link to other results of the same list, which then replace these. */
export const IN_PLACE = { 'data-in-place': true }
