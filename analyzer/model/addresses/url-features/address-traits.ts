import { type LinkAddress, parseAddress } from '../../../entities/link-address.ts'
import { type AddressParts, addressParts } from '../address-parts.ts'
import { hostTraits } from './host-traits.ts'
import { nameTraits } from './name-traits.ts'
import { pathTraits } from './path-traits.ts'

/**
 * Returns the numeric features of an address in the order of `ADDRESS_TRAITS`. `known`: see `familiarity`.
 */
export function addressTraits(link: LinkAddress, parts: AddressParts, known: number): number[] {
  return Object.values(traitsOf(link, parts, known))
}

function traitsOf(link: LinkAddress, parts: AddressParts, known: number) {
  return { ...hostTraits(link, parts), ...nameTraits(link, parts, known), ...pathTraits(parts) }
}

const ANY = parseAddress('https://example.com')!

/** The names of the features. */
export const ADDRESS_TRAITS: readonly string[] = Object.keys(traitsOf(ANY, addressParts(ANY), 0))
