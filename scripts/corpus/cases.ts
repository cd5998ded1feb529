import { type CorpusRow, readTests } from './read-corpus.ts'

const CASES = readTests('cases')

/** Sample texts with the expected scam type and words that must be highlighted. */
export const SCAM_CASES = CASES.flatMap(({ label, scamType, marks = '', ...row }) =>
  label === 'scam' ? [{ ...row, scamType, marks }] : [],
)

/** Sample texts that must not be flagged. */
export const ORDINARY_CASES: readonly CorpusRow[] = CASES.filter(({ label }) => label === 'safe')
