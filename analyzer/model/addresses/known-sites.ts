import { isFreeHosting, isMessenger, isShortener } from '../../entities/official.ts'
import { decodeKeys, indexOfKey } from '../encoding.ts'
import { hash } from '../hash.ts'
import { KNOWN_SITES } from './known-sites.data.ts'

const OFTEN = decodeKeys(KNOWN_SITES.often)
const ONCE = decodeKeys(KNOWN_SITES.once)

/** How widely a registered domain is known: 2 from several lists of ordinary sites, 1 from one, 0 from none. */
export function familiarity(domain: string, host: string): 0 | 1 | 2 {
  if (isFreeHosting(host) || isShortener(host) || isMessenger(host)) return 0
  const key = hash(domain)
  if (indexOfKey(OFTEN, key) >= 0) return 2
  return indexOfKey(ONCE, key) >= 0 ? 1 : 0
}
