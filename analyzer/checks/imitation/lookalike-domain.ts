import { domainToUnicode } from 'node:url'
import { type Found, linkCheck, named } from '../check.ts'
import {
  type AddressName,
  addressNames,
  glance,
  isStranger,
  isUnknown,
  STATE,
  skeleton,
} from './imitation.ts'
import { type Misspelling, ofName, ofWord } from './misspelling.ts'

/** Minimum length of a hyphenated part that is compared on its own. */
const PART_FROM = 5
/** Names shorter than this are rarely split by hyphens. */
const TORN_FROM = 6

/** The brand that a label imitates, and whether by look or by misspelling. */
type Imitation = { readonly imitated: AddressName; readonly by: 'look' | NonNullable<Misspelling> }

/** "salik.ae.com", "mohre.gov.ae.com": looks like a national address but belongs to an unrelated site. */
const LEFT_OF_COUNTRY = /(?:^|\.)(?<name>[^.]+)\.(?:(?<state>gov)\.)?ae\.(?!ae$)[a-z]+$/

/**
 * An address that looks like an official one: "ernirates-nbd.com", "emiratesp0st.ae", "etisaiat.com",
 * "salik.ae.com". The last form counts even on a well-known site.
 */
export const lookalikeDomain = linkCheck((link) => {
  const shown = shownBeforeEnding(link.host)
  if (shown) return { ...named(shown.brand), domain: link.host, official: shown.domain }
  if (!isUnknown(link)) return null
  const found = imitationBy(link.domain)
  if (!found || (found.by !== 'look' && !isStranger(link))) return null
  return { ...named(found.imitated.brand), official: found.imitated.domain }
})

/** Whether the registered name can hardly mean anything but the brand it imitates. */
export function isSurelyMeant({ params: { domain = '' } }: Pick<Found, 'params'>): boolean {
  const found = imitationBy(domain)
  return shownBeforeEnding(domain) !== null || (found !== null && found.by !== 'perhaps')
}

function shownBeforeEnding(host: string): Pick<AddressName, 'brand' | 'domain'> | null {
  const { name, state } = LEFT_OF_COUNTRY.exec(host)?.groups ?? {}
  if (!name) return null
  const known = addressNames().find((known) => known.name === name && (state || !known.isWord))
  return known ?? (state ? { brand: STATE, domain: STATE.domains[0]! } : null)
}

function imitationBy(domain: string): Imitation | null {
  const registered = domainToUnicode(domain).split('.')[0]!
  const parts = registered.split('-').filter((part) => part.length >= PART_FROM)
  const found = [registered, ...parts].map(imitationIn).filter((imitation) => imitation !== null)
  return found.find(({ by }) => by !== 'perhaps') ?? found[0] ?? null
}

/** Returns the brand that a label looks like without being it, or null. */
export function imitatedBy(label: string): AddressName | null {
  return imitationIn(label)?.imitated ?? null
}

function imitationIn(label: string): Imitation | null {
  if (label.startsWith('xn--') || label.length < 4) return null
  const seen = skeleton(label)
  const together = seen.replaceAll('-', '')
  const glimpsed = glance(label)
  let perhaps: Imitation | null = null
  for (const imitated of addressNames()) {
    const { name, reads, isWeak, isWord } = imitated
    if (label === name) return null
    const isSame = seen === reads || (together === reads && name.length >= TORN_FROM)
    if (isSame && (!isWeak || name.length > 3)) return { imitated, by: 'look' }
    if (together === reads) continue
    if (!isWeak && glimpsed === imitated.glimpsed) return { imitated, by: 'look' }
    const by = isWord ? ofWord(together, reads) : ofName(together, reads)
    if (by === 'surely') return { imitated, by }
    if (by === 'perhaps') perhaps ??= { imitated, by }
  }
  return perhaps
}
