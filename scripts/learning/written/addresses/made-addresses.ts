import type { Row } from '../../rows.ts'
import { LENT } from './lent.data.ts'
import { NAMES } from './names.data.ts'
import { PATHS } from './paths.data.ts'

/** One address a line, by label. */
export type MadeAddresses = Readonly<Record<Row['label'], string>>

/** Fraudulent and ordinary addresses that were made up to be hard to tell apart. */
export const MADE_ADDRESSES: readonly MadeAddresses[] = [PATHS, NAMES, LENT]

/** The kinds that those get. */
export const MADE_KINDS: Readonly<Record<Row['label'], string>> = {
  scam: 'made-phishing',
  safe: 'made-page',
}

/** Kinds of addresses at sites that do not exist: they tell neither which sites are known nor where a threshold is. */
export const OF_NO_SITE: readonly string[] = ['service-page', ...Object.values(MADE_KINDS)]
