import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { LAST_PAGE, MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { ALL, PAGE_SIZE, readFilters, type ScamFilters } from '#app/features/scams/scam-filters.ts'
import { api } from '#words/en/library/api.js'
import type { ParameterError } from './problem.server.ts'

const HIGHEST_LIMIT = 50

const wholeNumber = (highest: number) =>
  z.string().regex(/^\d+$/, api.wholeNumber).transform(Number).pipe(z.int().min(1).max(highest))

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

/** Parses the query strictly: unknown, malformed or repeated parameters are errors that name them. */
export function readListParameters(
  parameters: URLSearchParams,
): { ok: true; value: ListParameters } | { ok: false; errors: ParameterError[] } {
  const read = LIST_PARAMETERS.safeParse(Object.fromEntries(parameters))
  const errors = [
    ...repeated(parameters),
    ...(read.success ? [] : read.error.issues.flatMap(named)),
  ]
  if (!read.success || errors.length > 0) return { ok: false, errors }
  const { page, limit } = read.data
  return { ok: true, value: { filters: readFilters(parameters), page, limit } }
}

function repeated(parameters: URLSearchParams): ParameterError[] {
  return [...new Set(parameters.keys())]
    .filter((name) => parameters.getAll(name).length > 1)
    .map((parameter) => ({ parameter, detail: api.onlyOnce }))
}

function named(issue: z.core.$ZodIssue): ParameterError[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]
  return names.map((parameter) => ({ parameter, detail: issue.message }))
}
