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

/** A brand's name in addresses: the registered label of an official domain, such as "emiratespost". */
export type AddressName = {
  readonly brand: Brand
  readonly name: string
  readonly domain: string
  /** `skeleton(name)`. */
  readonly reads: string
  /** `glance(name)`. */
  readonly glimpsed: string
  /**
   * An everyday word, a common name or a short abbreviation. It counts only beside a word such as "pay" or
   * "login".
   */
  readonly isWeak: boolean
  /** A word that others use too, so that names one letter away are not misspellings. */
  readonly isWord: boolean
  /** Distinctive enough to count inside a longer word. */
  readonly isTelling: boolean
}

/** Shorter names occur inside other words by chance ("rta" in "portal"). */
const LONG_ENOUGH_INSIDE = 7

/** Place names. Beside an everyday word, as in "emirates-school-dubai", they only give a location. */
const PLACES = namesOf('places')
/** How addresses write the country and its best-known city. */
const COUNTRY = '(?:uae|ae|dubai)'
const IN_COUNTRY = new RegExp(COUNTRY)

/** Words that phishing domains combine with a brand. */
const SERVICE_WORDS = new RegExp(String.raw`^${anyOf('address-words/services')}\d*$`)

/**
 * Site names, everyday words, first names and names shared with neighbouring businesses or dealers. Too
 * common in addresses to mean a brand.
 */
const EVERYDAY = namesOf('everyday-names')

/**
 * Those of them that any business or licensed service centre may combine with "services", "support" or its
 * city.
 */
const OF_ANY_BUSINESS = namesOf('names-of-any-business')

/** Words beside a city, or beside such a word, that only an authority or its imitator would use. */
const AUTHORITY_WORDS = new RegExp(String.raw`^${anyOf('address-words/authority')}\d*$`)

/**
 * Words in the names of thousands of local firms, with the words that only an airline or its imitator would
 * add.
 */
const OF_THE_COUNTRY = new Set(['emirates', 'etihad'])
const AIRLINE_WORDS = new RegExp(String.raw`^${anyOf('address-words/airline')}\d*$`)

/** Words beside the name of a charity. */
const CHARITY_WORDS = new RegExp(String.raw`^${anyOf('address-words/charity')}\d*$`)

/** Words beside a common name that only a bank, a wallet or an imitator would use. */
const MONEY_WORDS = new RegExp(String.raw`^${anyOf('address-words/money')}\d*$`)
/** "Fab" is also short for "fabulous" or "fabricated"; "aani" is also a woman's name. */
const OF_A_BANK = new Set(['fab', 'aani'])

/** Sectors whose organisations are paid only on their own site. No shop or blog has a page about them. */
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
    // Visa requests appear in many names and hardly ever mean the card.
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

/** Two-letter names are part of many names. They count only at the start and only before service words. */
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

/** Maximum number of parts into which a name is split by hyphens. */
const MOST_PARTS = 3

const NAME_BY_TEXT = new Map(NAMES.map((name) => [name.name, name]))

/** "dubaipolice" must match the police before the city name. */
const LONGEST_FIRST = NAMES.toSorted((a, b) => b.name.length - a.name.length)

/** Sectors with their own offices. Nobody else has reason to name a site after them. */
const OFFICES: ReadonlySet<Sector> = new Set(['government', 'police', 'utility'])
const OFFICE_NAMES = LONGEST_FIRST.filter(
  ({ brand, name }) => OFFICES.has(brand.sector) && !isOfAnybody(name),
)
/** Words around an office's name when only the office can be meant: "icpsmartpassuae", "aeicaportal". */
const AROUND_OFFICE = `(?:${['services', 'around_office'].map((words) => anyOf(`address-words/${words}`)).join('|')}|${COUNTRY})*`
const NAMED_AFTER_OFFICE = new RegExp(
  `^(?<before>${AROUND_OFFICE})(?<name>${OFFICE_NAMES.map(({ name }) => name).join('|')})(?<after>${AROUND_OFFICE})$`,
)
/** Maximum length of a DNS label. Longer labels could be segmented in too many ways. */
export const LONGEST_LABEL = 63

/** Returns all brand names used in addresses. */
export function addressNames(): readonly AddressName[] {
  return NAMES
}

export const STATE = BRANDS.find(({ id }) => id === 'uae-government')!

/**
 * Returns the brand whose host forms the start of another host: in the subdomain
 * ("emiratespost.ae.track.top") or before a hyphen in the registered domain ("icp.gov.ae-renew.com").
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

/** Whether the address is neither official, nor well known, nor an IP address. */
export function isUnknown(link: Link): boolean {
  const { host } = link
  if (link.isIp || brandOfHost(host) || isGovernmentHost(host)) return false
  return !isWellKnown(host) || isFreeHosting(host)
}

/**
 * Whether an unknown link is also on no list of ordinary sites, or is on a service that lends subdomains. A
 * listed site may use the name as its own, for example as a sister company.
 */
export function isStranger(link: Link): boolean {
  const isLent = () => addressParts(link).hosting !== ''
  return isUnknown(link) && (familiarity(link.domain, link.host) === 0 || isLent())
}

/**
 * Returns the visual skeleton of a label: look-alike letters, digits used as letters and "rn" for "m" are
 * replaced.
 */
export function skeleton(label: string): string {
  return foldLookalikes(label.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .replaceAll('0', 'o')
    .replaceAll(/[1|]/g, 'l')
    .replaceAll('3', 'e')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Returns the skeleton with "i" and "l" treated as the same letter. */
export function glance(label: string): string {
  return skeleton(label).replaceAll('-', '').replaceAll('i', 'l')
}

/** Whether the name is a place or may belong to any business. */
export function isOfAnybody(name: string): boolean {
  return PLACES.has(name) || OF_ANY_BUSINESS.has(name)
}

/** Whether the words beside a weak name are those an imitation would use: a service word, or only places. */
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
 * Returns the brand contained in a label such as "emiratespost-delivery" or "mydewabill", or null. A weak
 * name needs a word beside it that an imitation would use.
 */
export function brandInLabel(label: string): AddressName | null {
  const parts = label.split('-')
  const names = parts.flatMap((part) => NAME_BY_TEXT.get(part) ?? [])
  const word = parts.join('')
  const plain = names.find(({ isWeak }) => !isWeak) ?? officeIn(word) ?? insideOf(word)
  return plain ?? besideService(parts) ?? shortestBefore(parts) ?? null
}

/**
 * A name in one part or split over several ("dubai-municipality-fines"), with a service word among the other
 * parts.
 */
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

/** An office's name surrounded only by country and service words. Short abbreviations alone are ambiguous. */
function officeIn(word: string): AddressName | undefined {
  if (word.length > LONGEST_LABEL) return undefined
  const { before = '', name = '', after = '' } = NAMED_AFTER_OFFICE.exec(word)?.groups ?? {}
  const known = NAME_BY_TEXT.get(name)
  const around = before + after
  return around !== '' && (!known?.isWeak || IN_COUNTRY.test(around)) ? known : undefined
}

/** A name inside one word. Names that are not distinctive must be at its start or end. */
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
