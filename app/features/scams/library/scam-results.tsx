import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { NothingFound } from '#app/ui/search/nothing-found.tsx'
import { IN_PLACE } from '#app/ui/search/search-results.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { libraryText } from '#words/library/library.js'
import type { ScamList } from '../scam.ts'
import { ScamCard } from '../scam-card.tsx'
import { librarySearch, PAGE_SIZE, type ScamFilters } from '../scam-filters.ts'

/** Number of entries and the current page. */
export function ScamTotal({ list: { total, totalIsCapped, page } }: { list: ScamList }) {
  const t = useText(libraryText)
  const entries = totalIsCapped ? t.moreThan({ n: total }) : t.total({ n: total })
  return page > 1 ? t.onPage({ entries, page }) : entries
}

/** The current page, or the last one if it is beyond. */
export function lastPageOf({ entries, page, total }: ScamList): number {
  return entries.length > 0 ? page : Math.min(page, Math.max(1, Math.ceil(total / PAGE_SIZE)))
}

/**
 * The cards and a link to more. 'Load more' links to the next page; with script its cards are appended
 * (`loadMore`), and filtered while typing (`filterWhileTyping`).
 */
export function ScamResults({ list, filters }: { list: ScamList; filters: ScamFilters }) {
  const t = useText(libraryText)
  const { entries, page, hasMore } = list
  const endsEarly = !hasMore && (list.totalIsCapped || page * PAGE_SIZE < list.total)
  return (
    <>
      {entries.length === 0 && <NothingFound words={t.empty} clearTo="/scam-library" />}
      <ul
        aria-label={t.list}
        data-cards={filters.query}
        data-added={t.loaded({ n: entries.length })}
        className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {entries.map((scam) => (
          <li key={scam.id} id={scam.id}>
            <ScamCard scam={scam} />
          </li>
        ))}
      </ul>
      <div data-more-failed className="mt-6 empty:hidden" />
      <template>
        <Alert tone="danger" announce>
          <p>{t.failure.text}</p>
        </Alert>
      </template>
      <nav aria-label={t.pages} className="mt-8 flex flex-wrap justify-center gap-3">
        {page > 1 && (
          <ButtonLink
            look="quiet"
            rel="prev"
            to={{ search: librarySearch(filters, page - 1) }}
            {...IN_PLACE}
          >
            {t.previous}
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink
            look="quiet"
            rel="next"
            to={{ search: librarySearch(filters, page + 1) }}
            data-more
            className="group/more"
          >
            <Spinner display="hidden group-aria-busy/more:inline-block" />
            <span className="group-aria-busy/more:hidden">{t.loadMore}</span>
            <span className="hidden group-aria-busy/more:inline">{t.loadingMore}</span>
          </ButtonLink>
        )}
      </nav>
      <div data-end className="mt-4 text-center text-muted empty:hidden">
        {endsEarly && <p>{t.lastPage}</p>}
      </div>
      <p role="status" data-joined className="sr-only" />
    </>
  )
}
