import type { RecommendationCode } from '../codes.ts'
import { isInOwnNetwork } from '../entities/harmless-links.ts'
import type { LinkAddress } from '../entities/link-address.ts'
import { APP_STORES } from '../entities/name-lists.ts'
import { isBlindLink, isFileSharing, isMessenger, isShortener } from '../entities/official.ts'

/** Returns advice about an address that does not reveal who is behind it, or null for any other address. */
export function linkAdvice(link: LinkAddress): RecommendationCode | null {
  if (isInOwnNetwork(link)) return 'own-network'
  if (isMessenger(link.host)) return 'opens-a-chat'
  if (isShortener(link.host)) return 'short-link'
  if (APP_STORES.has(link.host)) return 'app-store'
  return isBlindLink(link) || isFileSharing(link.host) ? 'shared-page' : null
}
