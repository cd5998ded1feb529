import { KNOWN_SITES } from '../../compiled/known-sites.js'
import { isFreeHosting, isMessenger, isShortener } from '../../entities/official.ts'
import { decodeSites, timesListed } from './site-lists.ts'

const KNOWN = decodeSites(KNOWN_SITES)

/** How widely a registered domain is known: 2 from several lists of ordinary sites, 1 from one, 0 from none. */
export function familiarity(domain: string, host: string): 0 | 1 | 2 {
  if (isFreeHosting(host) || isShortener(host) || isMessenger(host)) return 0
  return timesListed(KNOWN, domain)
}
