import { type CorpusRow, readTests } from './read-corpus.ts'

const CASES = readTests('cases')

/** Texts as a visitor might paste them, with the kind of scam and the words that must be among those marked. */
export const SCAM_CASES = CASES.flatMap(({ label, scamType, marks = '', ...row }) =>
  label === 'scam' ? [{ ...row, scamType, marks }] : [],
)

/** Texts that nobody should be warned of. */
export const ORDINARY_CASES: readonly CorpusRow[] = CASES.filter(({ label }) => label === 'safe')
