import type { LinkAddress } from '../../entities/link-address.ts'
import { isShortener } from '../../entities/official.ts'
import { addressParts } from './address-parts.ts'

const SHORT_NAME = 4

/**
 * A link that a service shortened, or one under a domain of a few letters ("9kx.in"): banks and campaigns register such names for
 * their links as tricksters do, so it tells nothing of who is behind it.
 */
export function isShort(link: LinkAddress): boolean {
  return isShortener(link.host) || addressParts(link).name.length <= SHORT_NAME
}
