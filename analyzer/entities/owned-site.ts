import { parse } from 'tldts'
import {
  freeHostingOf,
  isClickTrackerHost,
  isFileSharing,
  isFreeHosting,
  isMessenger,
  isShortener,
  isTrusted,
} from './official.ts'

/**
 * Returns the widest part of a host that one owner answers for and that may be listed as a whole: the
 * registrable domain, or the customer's name below a hosting service. Null where that would accuse others:
 * shorteners, chats, shared files, hosting services themselves, public suffixes, and sites that are known.
 * @param host normalised, as in `LinkAddress`
 */
export function ownedSite(host: string): string | null {
  if (isShortener(host) || isMessenger(host) || isFileSharing(host)) return null
  if (isClickTrackerHost(host)) return null
  const known = parse(host, { allowPrivateDomains: true })
  if (known.isIp) return host
  const service = freeHostingOf(host)
  if (service)
    return host
      .split('.')
      .slice(-service.split('.').length - 1)
      .join('.')
  return isFreeHosting(host) || isTrusted(host) ? null : known.domain
}
