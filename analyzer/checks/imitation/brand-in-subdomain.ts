import type { Brand } from '../../entities/brand.ts'
import type { Link } from '../../entities/links.ts'
import { namesOf } from '../../entities/name-lists.ts'
import { linkCheck, named } from '../check.ts'
import { leadsToSignIn } from '../url/sign-in-page.ts'
import {
  type AddressName,
  addressNames,
  brandInLabel,
  isBesideService,
  isOfAnybody,
  isStranger,
  isUnknown,
  ownerShown,
  SELLS_NOWHERE_ELSE,
} from './imitation.ts'

/** Generic subdomain names. */
const ROLES = namesOf('everyday-subdomains')

/**
 * Hosts where the subdomain is an account name. Companies publish software there, so the name alone may be
 * genuine.
 */
const OF_AN_ACCOUNT = new Set(['github.io', 'gitlab.io'])

/** A brand name in the subdomain of an unrelated domain: "emiratespost.ae.track-info.top". */
export const brandInSubdomain = linkCheck((link) => {
  const shown = shownBefore(link)
  return shown && { ...named(shown.brand), official: shown.host }
})

/**
 * Whether a brand name is in the subdomain of an unrelated domain and the path is a sign-in page:
 * "enbd.web-host.net/login".
 */
export function isBorrowedSignIn(link: Link): boolean {
  return isStranger(link) && leadsToSignIn(link) && shownBefore(link) !== null
}

function shownBefore(link: Link): { brand: Brand; host: string } | null {
  if (!isUnknown(link) || link.subdomain === '') return null
  const shown = ownerShown(link, 'subdomain')
  if (shown) return shown
  const labels = link.subdomain.split('.')
  const registered = link.domain.slice(0, -link.suffix.length - 1)
  for (const label of labels) {
    if (ROLES.has(label)) continue
    const others = [...labels.filter((other) => other !== label), registered].flatMap((other) =>
      other.split('-'),
    )
    if (OF_AN_ACCOUNT.has(link.domain) && addressNames().some(({ name }) => name === label))
      continue
    const same = addressNames().find(
      (known) =>
        known.name === label &&
        (!known.isWeak ||
          (label.length > 3 && isBesideService(label, others)) ||
          isSignedInTo(known, link)),
    )
    const found = same ?? brandInLabel(label)
    if (found) return { brand: found.brand, host: found.domain }
  }
  return null
}

/** A short name means the bank or authority if the page asks to sign in to it. */
function isSignedInTo({ name, brand }: AddressName, link: Link): boolean {
  return (
    SELLS_NOWHERE_ELSE.has(brand.sector) &&
    !isOfAnybody(name) &&
    isStranger(link) &&
    leadsToSignIn(link)
  )
}
