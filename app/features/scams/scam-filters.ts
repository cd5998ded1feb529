import { CATEGORY_SLUGS, type CategorySlug } from '#app/domain/category.ts'
import { readQuery, searchOf } from '#app/domain/list-address.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { RISK_LEVELS, type RiskLevel } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES, type ScamStatus } from '#app/domain/scam-status.ts'

export const LIBRARY_PATH = '/scam-library'

/** Filters of the library. Null means all. */
export type ScamFilters = {
  /** As typed, trimmed. */
  query: string
  risk: RiskLevel | null
  status: ScamStatus | null
  category: CategorySlug | null
}

/** URL value for all, where the default is something else. */
export const ALL = 'all'

export const DEFAULT_FILTERS: ScamFilters = {
  query: '',
  risk: null,
  status: 'active',
  category: null,
}

export const PAGE_SIZE = 12

/** Parses the filters of a URL. Unknown or missing values use the default. */
export function readFilters(parameters: URLSearchParams): ScamFilters {
  return {
    query: readQuery(parameters),
    risk: oneOf(RISK_LEVELS, parameters.get('risk')),
    status:
      parameters.get('status') === ALL
        ? null
        : (oneOf(SCAM_STATUSES, parameters.get('status')) ?? DEFAULT_FILTERS.status),
    category: oneOf(CATEGORY_SLUGS, parameters.get('category')),
  }
}

/** Whether the URL comes from a form without script, which submits empty fields and defaults too. */
export function isFormAddress(parameters: URLSearchParams): boolean {
  return (
    ['q', 'risk', 'category'].some((name) => parameters.get(name) === '') ||
    parameters.get('status') === DEFAULT_FILTERS.status
  )
}

/** Returns the query string of filters and page with its question mark, without defaults. */
export function librarySearch({ query, risk, status, category }: ScamFilters, page = 1): string {
  const said = status === DEFAULT_FILTERS.status ? null : (status ?? ALL)
  return searchOf({ q: query, risk, status: said, category }, page)
}

/** Returns the form's field values for these filters. */
export function filterFields({ query, risk, status, category }: ScamFilters) {
  return { q: query, risk: risk ?? '', status: status ?? ALL, category: category ?? '' }
}
