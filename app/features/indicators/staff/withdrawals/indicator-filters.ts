import { readQuery, searchOf } from '#app/domain/list-address.ts'
import { oneOf } from '#app/domain/one-of.ts'

/** The address of the list of indicators, without query. */
export const INDICATORS_PATH = '/admin/indicators'

export const INDICATOR_STATES = ['listed', 'withdrawn'] as const

/** What the list of indicators shows. */
export type IndicatorFilters = {
  /** A link, number, account or wallet in any spelling; empty for all. */
  query: string
  /** Null for all. */
  state: (typeof INDICATOR_STATES)[number] | null
}

/** Parses the filters in an address. An unknown state counts as all. */
export function readIndicatorFilters(parameters: URLSearchParams): IndicatorFilters {
  return { query: readQuery(parameters), state: oneOf(INDICATOR_STATES, parameters.get('state')) }
}

/** Returns the query string of a page of the list. @param before id of the last indicator before the page */
export function indicatorSearch({ query, state }: IndicatorFilters, before: string | null): string {
  return searchOf({ q: query, state, before })
}
