import type { IndicatorParameters } from '#app/features/api/indicator-parameters.server.ts'
import type { Answer } from '#app/features/api/resources.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { type PublishedIndicator, publishedIndicators } from '../indicators.db.server.ts'
import { exportedIndicators, mayLeave, reportDays } from './exported.server.ts'
import type { Export } from './serve-export.server.ts'

const COLUMNS = ['kind', 'value', 'reports', 'first_reported', 'last_reported'] as const

/**
 * Returns one page of indicators for API clients.
 * @param url the requested URL, from which the link to the next page is built
 */
export async function indicatorPage(
  db: Queries,
  { kind, after, limit }: IndicatorParameters,
  url: URL,
): Promise<Answer<'IndicatorListAnswer'>> {
  const asked = { after: after ?? null, limit: limit + 1, ...(kind && { kinds: [kind] }) }
  const found = await publishedIndicators(db, asked)
  const page = found.slice(0, limit)
  return {
    data: page.filter(mayLeave).map(indicatorResource),
    page: { limit, next: found.length > limit ? nextAddress(url, page.at(-1)?.id ?? '') : null },
  }
}

/** Returns the indicators as CSV (RFC 4180). */
export async function indicatorCsv(db: Queries): Promise<Export> {
  const rows = (await exportedIndicators(db)).map((indicator) => {
    const resource = indicatorResource(indicator)
    return COLUMNS.map((column) => cell(resource[column]))
  })
  const lines = [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`)
  return { type: 'text/csv; charset=utf-8', body: lines.join('') }
}

function indicatorResource(indicator: PublishedIndicator): Answer<'Indicator'> {
  const { id, kind, value, reports } = indicator
  const { first, last } = reportDays(indicator)
  return { id, kind, value, reports, first_reported: first, last_reported: last }
}

function nextAddress(url: URL, after: string): string {
  const next = new URL(url)
  next.searchParams.set('after', after)
  return next.href
}

function cell(value: string | number): string {
  return typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`
}
