import type { Row } from '../../rows.ts'
import { LENT } from './lent.data.ts'
import { NAMES } from './names.data.ts'
import { PATHS } from './paths.data.ts'

/** One address a line, by label. */
export type MadeAddresses = Readonly<Record<Row['label'], string>>

/** The kinds of the rows below: nobody visits them, so they tell neither which sites are known nor where a threshold is. */
export const MADE_KINDS: Readonly<Record<Row['label'], string>> = {
  scam: 'made-phishing',
  safe: 'made-page',
}

/** Fraudulent and ordinary addresses that were made up to be hard to tell apart. */
export function madeAddresses(): Row[] {
  return [PATHS, NAMES, LENT].flatMap((made) =>
    (['scam', 'safe'] as const).flatMap((label) =>
      made[label]
        .trim()
        .split('\n')
        .map((text) => ({
          type: 'website' as const,
          text,
          label,
          lang: 'url',
          kind: MADE_KINDS[label],
          source: 'himaya world',
        })),
    ),
  )
}
