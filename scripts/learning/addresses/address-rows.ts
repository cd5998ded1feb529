import { hasKnownEnding, parseAddress } from '../../../analyzer/entities/link-address.ts'
import {
  isFreeHosting,
  isMessenger,
  isShortener,
  isTrusted,
} from '../../../analyzer/entities/official.ts'
import { gather } from '../../../analyzer/evidence.ts'
import { addressParts } from '../../../analyzer/model/addresses/address-parts.ts'
import { addressPieces, PIECE_GROUPS } from '../../../analyzer/model/addresses/address-pieces.ts'
import { timesListed } from '../../../analyzer/model/addresses/site-lists.ts'
import {
  ADDRESS_TRAITS,
  addressTraits,
} from '../../../analyzer/model/addresses/url-features/address-traits.ts'
import { hash } from '../../../analyzer/model/hash.ts'
import { isUnclear } from '../../../analyzer/score/outcome.ts'
import { type Floor, floorOf } from '../../../analyzer/score/score-floor.ts'
import { readLines } from '../../corpus/read-corpus.ts'
import { cached } from '../cached.ts'
import { type Numbered, numberKeys } from '../fitting/sparse.ts'
import { LISTED } from '../known-sites/listed-sites.ts'
import type { Row } from '../rows.ts'
import { sourceOf } from '../sources.ts'
import { OF_NO_SITE } from '../written-rows.ts'

/** Addresses as features: `columns` hold one trait each, `pieces` one group of `PIECE_GROUPS` each. */
export type AddressRows = {
  rows: readonly Row[]
  domains: readonly string[]
  trusted: Uint8Array
  columns: readonly Float32Array[]
  pieces: readonly Numbered[]
  points: Float64Array
  floors: readonly Floor[]
  /** Whether the row cannot be safe, whatever its log-odds. */
  unclear: readonly boolean[]
}

const POPULAR = new Set(readLines('hosts/known-sites.txt'))
/** A list whose sites were not verified. */
const UNVERIFIED = 'small sites'

/** Minimum number of rows that contain a feature. */
const MIN = 5

export const KNOWN = ADDRESS_TRAITS.indexOf('known')

/** Extracts the features of addresses, cached by rows. */
export function addressRows(given: readonly Row[]): AddressRows {
  return cached('addresses', given, () => readAddresses(given))
}

function readAddresses(given: readonly Row[]): AddressRows {
  const rows: Row[] = []
  const domains: string[] = []
  const trusted: number[] = []
  const traits: number[][] = []
  const pieces: Uint32Array[][] = PIECE_GROUPS.map(() => [])
  const points: number[] = []
  const floors: Floor[] = []
  const unclear: boolean[] = []
  for (const row of given) {
    const link = parseAddress(row.text)
    if (!link || !(link.isIp || hasKnownEnding(link))) continue
    const parts = addressParts(link)
    rows.push(row)
    domains.push(
      isFreeHosting(link.host) || isShortener(link.host) || isMessenger(link.host)
        ? ''
        : link.domain,
    )
    trusted.push(Number(isTrusted(link.host) && link.userInfo === ''))
    traits.push(addressTraits(link, parts, 0))
    const evidence = gather({ type: 'website', text: row.text })
    points.push(evidence.points)
    floors.push(floorOf(evidence))
    unclear.push(isUnclear(evidence, []))
    const found = addressPieces(parts)
    for (const [i, group] of PIECE_GROUPS.entries()) pieces[i]!.push(keysOf(found[group]))
  }
  const columns = ADDRESS_TRAITS.map((_, c) => Float32Array.from(traits, (list) => list[c]!))
  return {
    rows,
    domains,
    trusted: Uint8Array.from(trusted),
    columns,
    pieces: pieces.map((lists) => numberKeys(lists, MIN)),
    points: Float64Array.from(points),
    floors,
    unclear,
  }
}

function keysOf(pieces: ReadonlySet<string>): Uint32Array {
  return Uint32Array.from(new Set(Array.from(pieces, hash)))
}

export type Places = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the ordinary collections in which each registered domain occurs. */
export function ordinaryPlaces(rows: readonly Row[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>()
  for (const { label, source, kind, text } of rows) {
    const { group } = sourceOf(source)
    if (label === 'scam' || group === UNVERIFIED || OF_NO_SITE.includes(kind)) continue
    const link = parseAddress(text)
    if (!link || link.isIp || isFreeHosting(link.host)) continue
    const known = places.get(link.domain)
    if (known) known.add(group)
    else places.set(link.domain, new Set([group]))
  }
  return places
}

/** Returns the `familiarity` of a domain computed without the collections `without`. */
export function familiarityWithout(
  domain: string,
  places: Places,
  without: ReadonlySet<string>,
): number {
  if (domain === '') return 0
  if (POPULAR.has(domain)) return 2
  let n: number = timesListed(LISTED, domain)
  for (const group of places.get(domain) ?? []) if (!without.has(group)) n++
  return Math.min(2, n)
}

/** Returns the hashes of domains to publish, by `familiarity`. */
export function knownSites(places: Places): { often: number[]; once: number[] } {
  const often = new Set(Array.from(POPULAR, hash))
  for (const key of LISTED.often) often.add(key)
  const once = new Set(LISTED.once)
  for (const [domain, groups] of places) {
    const key = hash(domain)
    if (groups.size > 1 || once.has(key)) often.add(key)
    else once.add(key)
  }
  return { often: [...often], once: [...once].filter((key) => !often.has(key)) }
}
