import { KNOWN_SITES } from '../../compiled/known-sites.js'
import { isFreeHosting, isMessenger, isShortener } from '../../entities/official.ts'
import { decodeSites, timesListed } from './site-lists.ts'

const KNOWN = decodeSites(KNOWN_SITES)

/**
 * Returns how well known a registered domain is: 2 if several lists of ordinary sites contain it, 1 if one
 * does, else 0.
 */
export function familiarity(domain: string, host: string): 0 | 1 | 2 {
  if (isFreeHosting(host) || isShortener(host) || isMessenger(host)) return 0
  return timesListed(KNOWN, domain)
}
