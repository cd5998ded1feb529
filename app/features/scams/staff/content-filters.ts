import { librarySearch, readFilters, type ScamFilters } from '../scam-filters.ts'

/** Parses the filters of the content table, which shows every status. */
export function readContentFilters(parameters: URLSearchParams): ScamFilters {
  return { ...readFilters(parameters), risk: null, status: null }
}

/** Dialog over the table, as part of its URL. */
export type OpenDialog = { new: true } | { edit: string } | { delete: string }

/** Returns the dialog in the URL, or null. */
export function readOpenDialog(parameters: URLSearchParams): OpenDialog | null {
  const [edited, deleted] = [parameters.get('edit'), parameters.get('delete')]
  if (edited) return { edit: edited }
  if (deleted) return { delete: deleted }
  return parameters.has('new') ? { new: true } : null
}

/** Returns the query string of the table with its question mark; empty for all entries. */
export function contentSearch(filters: ScamFilters, page: number, over?: OpenDialog): string {
  const parameters = new URLSearchParams(librarySearch({ ...filters, status: 'active' }, page))
  for (const [name, value] of Object.entries(over ?? {})) {
    parameters.set(name, value === true ? '' : value)
  }
  const search = String(parameters)
  return search && `?${search}`
}
