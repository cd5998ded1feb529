import { librarySearch, readFilters, type ScamFilters } from '../scam-filters.ts'

/** The filters of the content table: entries of every status. */
export function readContentFilters(parameters: URLSearchParams): ScamFilters {
  return { ...readFilters(parameters), risk: null, status: null }
}

/** What the table's address may have besides: a form or a question over the table. */
export type OpenDialog = { new: true } | { edit: string } | { delete: string }

/** What the address shows over the table, or null for the table alone. */
export function readOpenDialog(parameters: URLSearchParams): OpenDialog | null {
  const [edited, deleted] = [parameters.get('edit'), parameters.get('delete')]
  if (edited) return { edit: edited }
  if (deleted) return { delete: deleted }
  return parameters.has('new') ? { new: true } : null
}

/** An address of the table, with its question mark; nothing for all entries. */
export function contentSearch(filters: ScamFilters, page: number, over?: OpenDialog): string {
  const parameters = new URLSearchParams(librarySearch({ ...filters, status: 'active' }, page))
  for (const [name, value] of Object.entries(over ?? {})) {
    parameters.set(name, value === true ? '' : value)
  }
  const search = String(parameters)
  return search && `?${search}`
}
