import type { ReactNode } from 'react'
import { RESULTS } from '../partial-update/results.ts'
import { Spinner } from '../spinner.tsx'

/**
 * What a search has found: with script the next answer takes its place (`searchInPlace`).
 * @param status how much was found, which screen readers say when it changes
 * @param loading what is said instead while the next answer is awaited
 * @param unreachable what is said when there is none; its link asks again
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

/** A link in the results to other results of the same list: with script they take the place of these. */
export const IN_PLACE = { 'data-in-place': true }
