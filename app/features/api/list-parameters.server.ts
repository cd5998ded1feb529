import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { LAST_PAGE, MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { ALL, PAGE_SIZE, readFilters, type ScamFilters } from '#app/features/scams/scam-filters.ts'
import { api } from '#words/en/library/api.js'
import type { ParameterError } from './problem.server.ts'
import { readParameters, wholeNumber } from './read-parameters.server.ts'

const HIGHEST_LIMIT = 50

/** Query parameters of the list. */
export const LIST_PARAMETERS = z.strictObject({
  q: z.string().max(MAX_QUERY_LENGTH).optional().describe(api.parameters.q),
  risk: z.enum(RISK_LEVELS).optional().describe(api.parameters.risk),
  status: z
    .enum([...SCAM_STATUSES, ALL])
    .default('active')
    .describe(api.parameters.status),
  category: z.enum(CATEGORY_SLUGS).optional().describe(api.parameters.category),
  page: wholeNumber(LAST_PAGE).default(1).describe(api.parameters.page),
  limit: wholeNumber(HIGHEST_LIMIT).default(PAGE_SIZE).describe(api.parameters.limit),
})

export type ListParameters = { filters: ScamFilters; page: number; limit: number }

/** Parses the query of the list of entries, see `readParameters`. */
export function readListParameters(
  parameters: URLSearchParams,
): { ok: true; value: ListParameters } | { ok: false; errors: ParameterError[] } {
  const read = readParameters(LIST_PARAMETERS, parameters)
  if (!read.ok) return read
  const { page, limit } = read.value
  return { ok: true, value: { filters: readFilters(parameters), page, limit } }
}
