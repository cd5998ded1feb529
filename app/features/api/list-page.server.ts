import { listScams } from '#app/features/scams/list-scams.db.server.ts'
import type { Queries } from '#database/connect.server.ts'
import type { ListParameters } from './list-parameters.server.ts'
import { type Answer, scamResource } from './resources.server.ts'
import { withDetails } from './scam-details.db.server.ts'

/**
 * Returns one page of the library for API clients.
 * @param url the requested URL, from which the link to the next page is built
 */
export async function listPage(
  db: Queries,
  { filters, page, limit }: ListParameters,
  url: URL,
): Promise<Answer<'ScamListAnswer'>> {
  const list = await listScams(db, { filters, page, pageSize: limit, locale: 'en' })
  const entries = await withDetails(db, list.entries)
  return {
    data: entries.map(scamResource),
    page: {
      number: page,
      limit,
      total: list.total,
      total_is_capped: list.totalIsCapped,
      next: list.hasMore ? pageAddress(url, page + 1) : null,
    },
  }
}

function pageAddress(url: URL, page: number): string {
  const next = new URL(url)
  next.searchParams.set('page', String(page))
  return next.href
}
