import type { LinkAddress } from '../../entities/link-address.ts'
import { isShortener } from '../../entities/official.ts'
import { addressParts } from './address-parts.ts'

const SHORT_NAME = 4

/**
 * Whether the link uses a shortener or a very short domain ("9kx.in"). Banks, campaigns and scammers all
 * register such names, so it does not reveal who is behind it.
 */
export function isShort(link: LinkAddress): boolean {
  return isShortener(link.host) || addressParts(link).name.length <= SHORT_NAME
}
