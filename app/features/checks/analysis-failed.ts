import type { Analysis } from './analysis.ts'

/** The result when every analyzer of the chain failed (spec point 8): shown as an error, never stored as a detection. */
export const analysisFailed: Analysis = {
  isSafe: false,
  confidence: 100,
  reasons: [{ code: 'analysis-failed' }],
  reassurances: [],
  scamType: { code: 'analysis-error' },
  recommendation: { code: 'try-again' },
  warningLevel: 'high',
  analyzer: 'none',
}
