import { CATEGORY_SLUGS, type CategorySlug } from '#app/domain/category.ts'
import { readQuery, searchOf } from '#app/domain/list-address.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { RISK_LEVELS, type RiskLevel } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES, type ScamStatus } from '#app/domain/scam-status.ts'

export const LIBRARY_PATH = '/scam-library'

/** What part of the library is asked for. Null stands for all. */
export type ScamFilters = {
  /** As typed, trimmed. */
  query: string
  risk: RiskLevel | null
  status: ScamStatus | null
  category: CategorySlug | null
}

/** How the address says All where the default is something else. */
export const ALL = 'all'

export const DEFAULT_FILTERS: ScamFilters = {
  query: '',
  risk: null,
  status: 'active',
  category: null,
}

export const PAGE_SIZE = 12

/** Reads the filters of an address. Whatever is unknown or missing counts as the default. */
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

/** Whether a form without script wrote the address: it sends its empty fields and defaults too. */
export function isFormAddress(parameters: URLSearchParams): boolean {
  return (
    ['q', 'risk', 'category'].some((name) => parameters.get(name) === '') ||
    parameters.get('status') === DEFAULT_FILTERS.status
  )
}

/** The filters and page as the search part of an address, with its question mark; defaults are left out. */
export function librarySearch({ query, risk, status, category }: ScamFilters, page = 1): string {
  const said = status === DEFAULT_FILTERS.status ? null : (status ?? ALL)
  return searchOf({ q: query, risk, status: said, category }, page)
}

/** What the fields of the form hold for these filters, by name. */
export function filterFields({ query, risk, status, category }: ScamFilters) {
  return { q: query, risk: risk ?? '', status: status ?? ALL, category: category ?? '' }
}
