import type { Brand, Sector } from '../../entities/brand.ts'
import { BRANDS } from '../../entities/brand-list.ts'
import type { Link } from '../../entities/links.ts'
import { namesOf } from '../../entities/name-lists.ts'
import {
  brandOfHost,
  isFreeHosting,
  isGovernmentHost,
  isWellKnown,
} from '../../entities/official.ts'
import { addressParts } from '../../model/addresses/address-parts.ts'
import { familiarity } from '../../model/addresses/known-sites.ts'
import { anyOf } from '../../parse/language-data.ts'
import { foldLookalikes } from '../../parse/normalization/lookalikes.ts'

/** The name by which a brand is known in addresses: the registered part of an official domain, "emiratespost". */
export type AddressName = {
  readonly brand: Brand
  readonly name: string
  readonly domain: string
  /** `skeleton(name)`. */
  readonly reads: string
  /** `glance(name)`. */
  readonly glimpsed: string
  /** An everyday word, a name that many bear or a few letters: it says something only beside a word such as "pay" or "login". */
  readonly isWeak: boolean
  /** Others use it for themselves, and words that differ by one letter from it. */
  readonly isWord: boolean
  /** It is known wherever it stands in another word. */
  readonly isTelling: boolean
}

/** Shorter names are found inside other words by chance ("rta" in "portal"). */
const LONG_ENOUGH_INSIDE = 7

/** Where a business is. Beside an everyday word, as in "emirates-school-dubai", it says no more than that. */
const PLACES = namesOf('places')
/** How the country and its best known city are written in addresses. */
const COUNTRY = '(?:uae|ae|dubai)'
const IN_COUNTRY = new RegExp(COUNTRY)

/** Words that imitations put beside a brand's name. */
const SERVICE_WORDS = new RegExp(String.raw`^${anyOf('address-words/services')}\d*$`)

/**
 * Sites' names, everyday words and names of men that are too common in addresses to mean a brand, and names that neighbours and
 * dealers bear, too.
 */
const EVERYDAY = namesOf('everyday-names')

/**
 * Those of them that any business, or a centre that has a licence for it, may put beside "services" or "support", or beside its
 * city.
 */
const OF_ANY_BUSINESS = namesOf('names-of-any-business')

/** Words beside a city, or beside such a word, that only an authority, or somebody who poses as one, would put there. */
const AUTHORITY_WORDS = new RegExp(String.raw`^${anyOf('address-words/authority')}\d*$`)

/**
 * What stands in the names of thousands of firms of the country, and what nobody but an airline, or who poses as one, puts
 * beside it.
 */
const OF_THE_COUNTRY = new Set(['emirates', 'etihad'])
const AIRLINE_WORDS = new RegExp(String.raw`^${anyOf('address-words/airline')}\d*$`)

/** Words beside a charity's name. */
const CHARITY_WORDS = new RegExp(String.raw`^${anyOf('address-words/charity')}\d*$`)

/** Words beside a name that many bear, and that only a bank or a wallet, or somebody who poses as one, would put there. */
const MONEY_WORDS = new RegExp(String.raw`^${anyOf('address-words/money')}\d*$`)
/** "Fab" is short for what is fabulous or made, and "aani" a name of women. */
const OF_A_BANK = new Set(['fab', 'aani'])

/** Whom everybody pays at their own address: no shop or blog has a page of theirs. */
export const SELLS_NOWHERE_ELSE: ReadonlySet<Sector> = new Set([
  'government',
  'police',
  'bank',
  'courier',
  'utility',
  'telecom',
])
const NAMES: readonly AddressName[] = BRANDS.flatMap((brand) => {
  const own = [...new Set(brand.domains.map((domain) => domain.split('.')[0]!))]
    // What is asked of an embassy is in many names, and hardly ever means the card.
    .filter((name) => name.length >= 3 && name !== 'visa')
  return [...own, ...(brand.inAddresses ?? [])].map((name) => {
    const isWord = PLACES.has(name) || EVERYDAY.has(name) || (brand.ambiguous ?? []).includes(name)
    const isWeak = isWord || name.length <= 4
    return {
      brand,
      name,
      reads: skeleton(name),
      glimpsed: glance(name),
      domain: brand.domains.find((domain) => domain.startsWith(`${name}.`)) ?? brand.domains[0]!,
      isWeak,
      isWord,
      isTelling: !isWeak && own.includes(name) && name.length >= LONG_ENOUGH_INSIDE,
    }
  })
})

/** Names of two letters are parts of any name: they count in front, and before nothing but services. */
const SHORTEST: readonly AddressName[] = BRANDS.flatMap((brand) => {
  const name = brand.name.en.toLowerCase()
  const domain = brand.domains.find((domain) => domain.startsWith(`${name}.`))
  const known = {
    brand,
    name,
    reads: name,
    glimpsed: name,
    isWeak: true,
    isWord: true,
    isTelling: false,
  }
  return name.length === 2 && domain ? [{ ...known, domain }] : []
})
const LEAST_SERVICES = 2

const CHARITIES = new Set(
  NAMES.filter(({ brand }) => brand.sector === 'charity').map(({ name }) => name),
)

/** No name is torn into more parts. */
const MOST_PARTS = 3

const NAME_BY_TEXT = new Map(NAMES.map((name) => [name.name, name]))

/** "dubaipolice" is the police, and not the city that its name begins with. */
const LONGEST_FIRST = NAMES.toSorted((a, b) => b.name.length - a.name.length)

/** Whoever has offices of its own: nobody else has cause to name a site after them. */
const OFFICES: ReadonlySet<Sector> = new Set(['government', 'police', 'utility'])
const OFFICE_NAMES = LONGEST_FIRST.filter(
  ({ brand, name }) => OFFICES.has(brand.sector) && !isOfAnybody(name),
)
/** What stands around an office's name when nothing but it is meant: "icpsmartpassuae", "aeicaportal". */
const AROUND_OFFICE = `(?:${['services', 'around_office'].map((words) => anyOf(`address-words/${words}`)).join('|')}|${COUNTRY})*`
const NAMED_AFTER_OFFICE = new RegExp(
  `^(?<before>${AROUND_OFFICE})(?<name>${OFFICE_NAMES.map(({ name }) => name).join('|')})(?<after>${AROUND_OFFICE})$`,
)
/** No longer label can be registered, and in a longer one so many words could be read in too many ways. */
export const LONGEST_LABEL = 63

/** All names of brands in addresses. */
export function addressNames(): readonly AddressName[] {
  return NAMES
}

export const STATE = BRANDS.find(({ id }) => id === 'uae-government')!

/**
 * Whose host stands at the beginning of another: in its subdomain ("emiratespost.ae.track.top"), or before a hyphen of the
 * domain that somebody registered for it ("icp.gov.ae-renew.com").
 */
export function ownerShown(
  { host, subdomain }: Link,
  place: 'subdomain' | 'domain',
): { brand: Brand; host: string } | null {
  for (const { 0: mark, index } of host.matchAll(/[.-]/g)) {
    const isIn = index <= subdomain.length ? 'subdomain' : mark === '-' ? 'domain' : null
    const shown = host.slice(0, index)
    const brand = isIn === place ? ownerOf(shown) : null
    if (brand) return { brand, host: shown }
  }
  return null
}

function ownerOf(host: string): Brand | null {
  return brandOfHost(host) ?? (isGovernmentHost(host) ? STATE : null)
}

/** Links whose address says nothing for itself: not official, not well known, not an IP address. */
export function isUnknown(link: Link): boolean {
  const { host } = link
  if (link.isIp || brandOfHost(host) || isGovernmentHost(host)) return false
  return !isWellKnown(host) || isFreeHosting(host)
}

/**
 * Those of them that no list of ordinary sites names, or on a service that lends names: a site that somebody vouches for bears its
 * name as its own, such as that of a sister company.
 */
export function isStranger(link: Link): boolean {
  const isLent = () => addressParts(link).hosting !== ''
  return isUnknown(link) && (familiarity(link.domain, link.host) === 0 || isLent())
}

/** How a label of a host reads at a glance: look-alike letters, digits for letters and "rn" for "m" undone. */
export function skeleton(label: string): string {
  return foldLookalikes(label.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .replaceAll('0', 'o')
    .replaceAll(/[1|]/g, 'l')
    .replaceAll('3', 'e')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** How a label reads to who is in a hurry: its skeleton, with "i" and "l" for one letter. */
export function glance(label: string): string {
  return skeleton(label).replaceAll('-', '').replaceAll('i', 'l')
}

/** Whether it is a place's, or one that any business may bear. */
export function isOfAnybody(name: string): boolean {
  return PLACES.has(name) || OF_ANY_BUSINESS.has(name)
}

/** Whether the words beside a weak name are what an imitation would put there: a service, or nothing but places. */
export function isBesideService(name: string, others: readonly string[]): boolean {
  if (isOfAnybody(name)) return others.some((other) => AUTHORITY_WORDS.test(other))
  if (OF_THE_COUNTRY.has(name))
    return others.some((other) => AUTHORITY_WORDS.test(other) || AIRLINE_WORDS.test(other))
  if (OF_A_BANK.has(name)) return others.some((other) => MONEY_WORDS.test(other))
  if (CHARITIES.has(name) && others.some((other) => CHARITY_WORDS.test(other))) return true
  return (
    others.some((other) => SERVICE_WORDS.test(other)) ||
    (others.length > 0 && others.every((other) => PLACES.has(other)))
  )
}

/**
 * The brand that a label such as "emiratespost-delivery" or "mydewabill" carries, or null. A weak name needs a word
 * beside it that an imitation would put there.
 */
export function brandInLabel(label: string): AddressName | null {
  const parts = label.split('-')
  const names = parts.flatMap((part) => NAME_BY_TEXT.get(part) ?? [])
  const word = parts.join('')
  const plain = names.find(({ isWeak }) => !isWeak) ?? officeIn(word) ?? insideOf(word)
  return plain ?? besideService(parts) ?? shortestBefore(parts) ?? null
}

/** A name in one part, or torn over a few ("dubai-municipality-fines"), with such a word among the other parts. */
function besideService(parts: readonly string[]): AddressName | undefined {
  for (let size = 1; size <= MOST_PARTS; size++)
    for (let from = 0; from + size <= parts.length; from++) {
      const known = NAME_BY_TEXT.get(parts.slice(from, from + size).join(''))
      const others = parts.toSpliced(from, size)
      if (known && isBesideService(known.name, others)) return known
    }
  return undefined
}

function shortestBefore([first, ...others]: readonly string[]): AddressName | undefined {
  const areServices = others.every((other) => SERVICE_WORDS.test(other))
  if (others.length < LEAST_SERVICES || !areServices) return undefined
  return SHORTEST.find(({ name }) => name === first)
}

/** An office's name among nothing but the country's and services: a few letters alone may mean anything. */
function officeIn(word: string): AddressName | undefined {
  if (word.length > LONGEST_LABEL) return undefined
  const { before = '', name = '', after = '' } = NAMED_AFTER_OFFICE.exec(word)?.groups ?? {}
  const known = NAME_BY_TEXT.get(name)
  const around = before + after
  return around !== '' && (!known?.isWeak || IN_COUNTRY.test(around)) ? known : undefined
}

/** A name inside of one word, at its beginning or end if it is not telling. */
function insideOf(word: string): AddressName | null {
  for (const known of LONGEST_FIRST) {
    const at = word.indexOf(known.name)
    if (at < 0) continue
    if (known.isTelling) return known
    const around = word.slice(0, at) || word.slice(at + known.name.length)
    const isEdge = at === 0 || at + known.name.length === word.length
    if (isEdge && isBesideService(known.name, around === '' ? [] : [around])) return known
  }
  return null
}
