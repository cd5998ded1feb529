import { data, redirect, useLocation, useNavigation } from 'react-router'
import { readPage } from '#app/domain/list-address.ts'
import { feedLinks } from '#app/features/feeds/feed-links.ts'
import { useOfflinePage } from '#app/features/offline/use-offline-page.ts'
import { LibraryForm } from '#app/features/scams/library/library-form.tsx'
import { LoadFailure } from '#app/features/scams/library/load-failure.tsx'
import { ScamResults } from '#app/features/scams/library/scam-results.tsx'
import { listScams } from '#app/features/scams/list-scams.db.server.ts'
import {
  DEFAULT_FILTERS,
  isFormAddress,
  readFilters,
  writeFilters,
} from '#app/features/scams/scam-filters.ts'
import { pageMeta, wordsAt } from '#app/features/shell/page-meta.ts'
import { libraryText } from '#app/i18n/library/library.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { useQueryField } from '#app/ui/search/use-query-field.ts'
import type { Route } from './+types/scam-library'

export const meta: Route.MetaFunction = (place) => [
  ...pageMeta(place, wordsAt(libraryText, place)),
  ...feedLinks(place),
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const page = readPage(searchParams)
  if (isFormAddress(searchParams)) {
    const search = String(writeFilters(filters, page))
    throw redirect(search ? `${pathname}?${search}` : pathname)
  }
  try {
    return { filters, list: await listScams(db, { filters, page, locale: localeOf(pathname) }) }
  } catch (fault) {
    log.error({ request: context.get(requestContext).id, err: fault }, 'the library failed to load')
    return data({ filters, list: null }, { status: 503 })
  }
}

export default function ScamLibrary({ loaderData: { filters, list } }: Route.ComponentProps) {
  const t = useText(libraryText)
  const field = useQueryField(filters.query)
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname === pathname
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      <div className="mt-7">
        <LibraryForm filters={filters} field={field} />
      </div>
      <div className="mt-7">
        {list ? (
          <ScamResults list={list} filters={filters} typed={field.query} loading={loading} />
        ) : (
          <LoadFailure loading={loading} />
        )}
      </div>
    </div>
  )
}

/** The server could not even be asked. */
export function ErrorBoundary() {
  const t = useText(libraryText)
  useOfflinePage()
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <div className="mt-7">
        <LibraryForm filters={DEFAULT_FILTERS} field={useQueryField('')} />
      </div>
      <div className="mt-7">
        <LoadFailure loading={false} />
      </div>
    </div>
  )
}
