import { data, redirect } from 'react-router'
import { readPage } from '#app/domain/list-address.ts'
import { ALERTS_PATH } from '#app/features/alerts/alerts.ts'
import { libraryFeedLinks } from '#app/features/feeds/library-feed-links.ts'
import { entriesNaming } from '#app/features/indicators/entry/entry-indicators.db.server.ts'
import libraryScript from '#app/features/scams/library/client/library-script.ts?script'
import { LibraryForm } from '#app/features/scams/library/library-form.tsx'
import { lastPageOf, ScamResults, ScamTotal } from '#app/features/scams/library/scam-results.tsx'
import { listScams } from '#app/features/scams/list-scams.db.server.ts'
import { isFormAddress, librarySearch, readFilters } from '#app/features/scams/scam-filters.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { Link } from '#app/ui/link.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { LoadFailure } from '#app/ui/search/load-failure.tsx'
import { SearchResults } from '#app/ui/search/search-results.tsx'
import { libraryText } from '#words/library/library.js'
import { shellText } from '#words/shell.js'
import type { Route } from './+types/scam-library'

export const meta: Route.MetaFunction = (place) => [
  ...pageMeta(place, textAt(libraryText, place)),
  ...libraryFeedLinks(place),
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const page = readPage(searchParams)
  if (isFormAddress(searchParams)) {
    throw redirect(pathname + librarySearch(filters, page))
  }
  try {
    const named = await entriesNaming(app, filters.query)
    const list = await listScams(app.db, { filters, page, locale: localeOf(pathname), named })
    const last = lastPageOf(list)
    return page > last ? redirect(pathname + librarySearch(filters, last)) : { filters, list }
  } catch (fault) {
    logFault(context, fault, 'the library failed to load')
    return data({ filters, list: null }, { status: 503 })
  }
}

export default function ScamLibrary({ loaderData: { filters, list } }: Route.ComponentProps) {
  const t = useText(libraryText)
  const { links } = useText(shellText)
  return (
    <div className="page py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      <Link
        to={ALERTS_PATH}
        className="mt-2 inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        {links.alerts}
      </Link>
      <div className="mt-7">
        <LibraryForm filters={filters} />
      </div>
      <div className="mt-7">
        <SearchResults
          status={list && <ScamTotal list={list} />}
          loading={t.loading}
          unreachable={<LoadFailure words={t.failure} inPlace />}
        >
          {list ? <ScamResults list={list} filters={filters} /> : <LoadFailure words={t.failure} />}
        </SearchResults>
      </div>
      <OwnScript src={libraryScript} />
    </div>
  )
}
