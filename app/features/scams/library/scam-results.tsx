import { libraryText } from '#app/i18n/library/library.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { NothingFound } from '#app/ui/search/nothing-found.tsx'
import type { ScamCard as Scam, ScamList } from '../scam.ts'
import { ScamCard } from '../scam-card.tsx'
import { type ScamFilters, writeFilters } from '../scam-filters.ts'
import { matches, searchTextOf, termsOf } from '../search-text.ts'
import { Spinner } from './spinner.tsx'
import { useMorePages } from './use-more-pages.ts'

/**
 * The cards with their count, and the way to more. 'Load more' is a link to the next page; with script the cards of
 * that page join the ones that are there.
 */
export function ScamResults({
  list,
  filters,
  typed,
  loading,
}: {
  list: ScamList
  filters: ScamFilters
  /** What stands in the search field: the cards follow it at once, before the server has answered. */
  typed: string
  loading: boolean
}) {
  const t = useText(libraryText)
  const more = useMorePages(list, filters)
  const shown = narrow(more.entries, { typed, answered: filters.query })
  const total = list.totalIsCapped ? t.moreThan(list.total) : t.total(list.total)

  return (
    <div aria-busy={loading}>
      <p role="status" className="flex min-h-8 items-center gap-3 font-semibold">
        {loading ? (
          <>
            <Spinner />
            {t.loading}
          </>
        ) : (
          `${total}${list.page > 1 ? `, ${t.page(list.page)}` : ''}`
        )}
      </p>
      {shown.length === 0 && !loading && <NothingFound words={t.empty} clearTo="/scam-library" />}
      <ul aria-label={t.list} className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((scam) => (
          <li key={scam.id} id={scam.id}>
            <ScamCard scam={scam} />
          </li>
        ))}
      </ul>
      {more.failed && (
        <div className="mt-6">
          <Alert tone="danger" announce>
            <p>{t.failure.text}</p>
          </Alert>
        </div>
      )}
      <nav aria-label={t.pages} className="mt-8 flex flex-wrap justify-center gap-3">
        {list.page > 1 && (
          <ButtonLink
            soft
            look="quiet"
            rel="prev"
            to={{ search: String(writeFilters(filters, list.page - 1)) }}
          >
            {t.previous}
          </ButtonLink>
        )}
        {more.next && (
          <ButtonLink soft look="quiet" rel="next" to={more.next} onClick={more.load}>
            {more.loading && <Spinner />}
            {more.loading ? t.loadingMore : t.loadMore}
          </ButtonLink>
        )}
      </nav>
      {more.endsEarly && <p className="mt-4 text-center text-muted">{t.lastPage}</p>}
      <p role="status" className="sr-only">
        {more.added > 0 && t.loaded(more.added)}
      </p>
    </div>
  )
}

/**
 * The cards that have the typed words, until the server has answered: it knows the words of the other language too. When no
 * card has them, all stay for that moment.
 */
function narrow(entries: Scam[], { typed, answered }: { typed: string; answered: string }): Scam[] {
  const terms = termsOf(typed)
  if (terms.join(' ') === termsOf(answered).join(' ')) return entries
  const found = entries.filter((scam) => matches(searchTextOf(scam.title, scam.description), terms))
  return found.length > 0 ? found : entries
}
