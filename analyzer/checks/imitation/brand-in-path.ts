import type { Link } from '../../entities/links.ts'
import { RISKY_ENDINGS } from '../../entities/name-lists.ts'
import { brandOfHost } from '../../entities/official.ts'
import { withoutFinder } from '../../model/addresses/address-parts.ts'
import { anyOf } from '../../parse/language-data.ts'
import { linkCheck, named } from '../check.ts'
import {
  type AddressName,
  addressNames,
  brandInLabel,
  isUnknown,
  SELLS_NOWHERE_ELSE,
} from './imitation.ts'

const SIGN_IN = new RegExp(anyOf('address-words/sign_in_beside_brand'))

/** Services that lend subdomains and append their own name to the one a user chose. */
const NAME_TAKEN: Readonly<Record<string, RegExp>> = {
  'sites.google.com': /^\/(?:view|site)\/([^/?#]{1,63})/,
}

const LEAST_LETTERS = 4

/** An official host or a brand name in the path of an unrelated site. */
export const brandInPath = linkCheck((link) => {
  const taken = NAME_TAKEN[link.host]?.exec(link.path)?.[1]
  const lent = taken ? brandInLabel(taken) : null
  if (taken && lent) return { ...named(lent.brand), domain: link.host, official: taken }
  if (!isUnknown(link) || link.path.length < LEAST_LETTERS) return null
  const segments = withoutFinder(link.path.slice(0, 400))
    .split(/[/?#&=]/)
    .filter((segment) => segment.length >= LEAST_LETTERS)
  for (const segment of segments) {
    const host = segment.replace(/^www\./, '')
    const brand = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) ? brandOfHost(host) : null
    if (brand) return { ...named(brand), official: host }
  }
  const found = addressNames().find((known) => segments.includes(known.name) && isBait(known, link))
  return found ? { ...named(found.brand), official: found.name } : null
})

/** The name stands beside a sign-in word, or the TLD is often abused. */
function isBait({ isWeak, isWord, brand }: AddressName, { path, suffix }: Link): boolean {
  if (!isWeak && SIGN_IN.test(path)) return true
  const isRisky = RISKY_ENDINGS.has(suffix.split('.').at(-1) ?? '')
  return isRisky && !isWord && SELLS_NOWHERE_ELSE.has(brand.sector)
}
