import { organisationNames } from '#analyzer'
import type { TrendMeasure } from '#app/features/daily-stats/daily-stats.db.server.ts'
import type { Analysis } from './analysis.ts'

/** Most organisations that one check counts for. A text that names more is a list, not an imitation. */
const MOST_ORGANISATIONS = 3

/**
 * Returns what a check counts for in the trends: nothing unless it is a scam, otherwise its kind and the
 * organisations that it pretends to come from. These are the ones in its findings, or if there is none the
 * ones that the text names. Only codes and names of our own lists, never words of the text or of a model.
 */
export function trendSubjects(
  analysis: Pick<Analysis, 'outcome' | 'scamType' | 'reasons' | 'officialNumbers'>,
): { measure: TrendMeasure; subject: string }[] {
  const { outcome, scamType, reasons, officialNumbers = [] } = analysis
  if (outcome !== 'scam') return []
  const imitated = reasons.flatMap((reason) =>
    'params' in reason && 'brand' in reason.params ? (reason.params.brand ?? []) : [],
  )
  const named = imitated.length > 0 ? imitated : officialNumbers.map(({ name }) => name.en)
  const organisations = [...new Set(named)].filter((name) => organisationNames(name) !== null)
  const kind = scamType && 'code' in scamType && isKind(scamType.code) ? scamType.code : null
  return [
    ...(kind ? [{ measure: 'check-kind', subject: kind } as const] : []),
    ...organisations
      .slice(0, MOST_ORGANISATIONS)
      .map((subject) => ({ measure: 'check-organisation', subject }) as const),
  ]
}

function isKind(code: string): boolean {
  return code !== 'unspecified' && code !== 'analysis-error'
}
