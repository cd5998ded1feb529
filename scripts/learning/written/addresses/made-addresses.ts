import type { Row } from '../../rows.ts'
import { BARE_NAMES } from './bare-names.data.ts'
import { LENT } from './lent.data.ts'
import { NAMES } from './names.data.ts'
import { NEW_WEB } from './new-web.data.ts'
import { ODD_NAMES } from './odd-names.data.ts'
import { OLD_WEB } from './old-web.data.ts'
import { PAGES } from './pages.data.ts'
import { PATHS } from './paths.data.ts'
import { PROBED } from './probed.data.ts'

/** One address a line, by label. */
export type MadeAddresses = Readonly<Record<Row['label'], string>>

/** Fraudulent and ordinary addresses that were made up to be hard to tell apart. */
export const MADE_ADDRESSES: readonly MadeAddresses[] = [
  PATHS,
  NAMES,
  LENT,
  PAGES,
  BARE_NAMES,
  OLD_WEB,
  NEW_WEB,
  ODD_NAMES,
  PROBED,
]

/** The kinds that those get. */
export const MADE_KINDS: Readonly<Record<Row['label'], string>> = {
  scam: 'made-phishing',
  safe: 'made-page',
}

/** Kinds of addresses at sites that do not exist: they tell neither which sites are known nor where a threshold is. */
export const OF_NO_SITE: readonly string[] = ['service-page', ...Object.values(MADE_KINDS)]
