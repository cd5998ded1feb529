import type { Brand, Sector } from '../../entities/brand.ts'
import { findBrands } from '../../entities/brands.ts'
import type { Link } from '../../entities/links.ts'
import { namesOf } from '../../entities/name-lists.ts'
import { addressParts } from '../../model/addresses/address-parts.ts'
import { anyOf } from '../../parse/language-data.ts'
import { fold } from '../../parse/normalization/normalize.ts'
import { tokenise } from '../../parse/tokens.ts'
import { linkCheck, named } from '../check.ts'
import {
  type AddressName,
  addressNames,
  brandInLabel,
  isStranger,
  ownerShown,
  STATE,
} from './imitation.ts'
import { imitatedBy } from './lookalike-domain.ts'

/** Country-code TLDs that anyone can register under. */
const OPEN_COUNTRY_ENDINGS = namesOf('sold-country-endings')

/** The TLD "امارات" in punycode. */
const COUNTRY_IN_ARABIC = 'xn--mgbaam7a8h'

/** "gov-ae", "ae-gov", "govae": only the state uses gov.ae. */
const POSES_AS_STATE = new RegExp(`(?:^|-)${anyOf('address-words/poses_as_state')}(?:-|$)`)

/** Sectors whose organisations have no branch under another country's TLD. */
const AT_HOME: ReadonlySet<Sector> = new Set(['government', 'police', 'utility'])
const POST = 'emirates-post'
/** Brand names that are ordinary words in other countries. */
const BORNE_ABROAD = namesOf('names-borne-abroad')
/** "gov.kw", "go.ke": suffixes reserved for governments. */
const OF_A_STATE = /^(?:gov|govt|go|gob|gouv|mil)\./
/** Government-like suffixes under which anyone can register a name. */
const SECOND_HAND = namesOf('sold-state-endings')

/** Registered so that the preceding labels read like a complete address: "dubizle.ae-order.com". */
const ENDS_AN_ADDRESS = /^(?:ae|com)-/

/**
 * A brand name inside an unrelated registered domain: "emiratespost-delivery.com", "emiratespost.top",
 * "u.ae-portal.com".
 */
export const brandInDomain = linkCheck((link) => {
  if (!isStranger(link)) return null
  const shown = ownerShown(link, 'domain')
  if (shown) return { ...named(shown.brand), official: shown.host }
  const registered = link.domain.split('.')[0]!
  const alike = ENDS_AN_ADDRESS.test(registered)
    ? imitatedBy(link.subdomain.split('.').at(-1)!)
    : null
  if (alike) return { ...named(alike.brand), official: alike.domain }
  const spelledOut = namedInArabic(link)
  if (spelledOut) return { ...named(spelledOut), official: spelledOut.domains[0]! }
  if (POSES_AS_STATE.test(registered)) return { ...named(STATE), official: STATE.domains[0]! }
  const same = addressNames().find((name) => name.name === registered)
  const found = same ? differentOwner(same, link.suffix) : brandInLabel(registered)
  return found && { ...named(found.brand), official: found.domain }
})

/**
 * Matches Arabic domain names such as "بنك-الإمارات-دبي-الوطني.com". Under the country's own Arabic TLD the
 * name may belong to its owner.
 */
function namedInArabic(link: Link): Brand | null {
  if (link.suffix === COUNTRY_IN_ARABIC || !link.host.includes('xn--')) return null
  const { name } = addressParts(link)
  if (!/\p{Script=Arabic}/u.test(name)) return null
  return findBrands(tokenise(fold(name.replaceAll('-', ' '))), name)[0]?.brand ?? null
}

/**
 * The same name under another TLD: either a foreign branch ("google.com.pk") or someone else ("dewa.top",
 * "mohre.ai").
 */
function differentOwner(name: AddressName, suffix: string): AddressName | null {
  const ending = suffix.split('.').at(-1) ?? ''
  const isCountry = ending.length === 2 && !OPEN_COUNTRY_ENDINGS.has(ending)
  const isBranch = isCountry && !SECOND_HAND.has(suffix) && (suffix === 'ae' || mayBeAbroad(name))
  return isBranch || OF_A_STATE.test(suffix) || name.isWeak ? null : name
}

function mayBeAbroad({ brand, name }: AddressName): boolean {
  return !(AT_HOME.has(brand.sector) || brand.id === POST) || BORNE_ABROAD.has(name)
}
