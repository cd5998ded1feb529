import { z } from 'zod'
import type { IndicatorKind } from '#app/features/indicators/indicator.ts'
import { api } from '#words/en/library/api.js'
import type { ParameterError } from './problem.server.ts'
import { readParameters, wholeNumber } from './read-parameters.server.ts'

const HIGHEST_LIMIT = 500
const DEFAULT_LIMIT = 100

/** The kinds of indicators that are published: those that are never about a private person. */
export const INDICATOR_KIND = z.enum([
  'domain',
  'host',
  'url',
  'wallet',
] as const satisfies IndicatorKind[])

/** Query parameters of the list of indicators. */
export const INDICATOR_PARAMETERS = z.strictObject({
  kind: INDICATOR_KIND.optional().describe(api.parameters.kind),
  after: z.uuid().optional().describe(api.parameters.after),
  limit: wholeNumber(HIGHEST_LIMIT).default(DEFAULT_LIMIT).describe(api.parameters.indicatorLimit),
})

export type IndicatorParameters = z.output<typeof INDICATOR_PARAMETERS>

/** Parses the query of the list of indicators, see `readParameters`. */
export function readIndicatorParameters(
  parameters: URLSearchParams,
): { ok: true; value: IndicatorParameters } | { ok: false; errors: ParameterError[] } {
  return readParameters(INDICATOR_PARAMETERS, parameters)
}
