import { decodeKeys, indexOfKey } from '../../../analyzer/model/encoding.ts'
import { hash } from '../../../analyzer/model/hash.ts'
import { LISTED_SITES } from './listed-sites.data.ts'

export const LISTED_OFTEN = decodeKeys(LISTED_SITES.often)
export const LISTED_ONCE = decodeKeys(LISTED_SITES.once)

/** How many published lists of sites name a registered domain, 2 for two or more. */
export function listedIn(domain: string): 0 | 1 | 2 {
  const key = hash(domain)
  if (indexOfKey(LISTED_OFTEN, key) >= 0) return 2
  return indexOfKey(LISTED_ONCE, key) >= 0 ? 1 : 0
}
