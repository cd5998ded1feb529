import { addressNames, brandInLabel, skeleton } from '../../../checks/imitation/imitation.ts'
import type { LinkAddress } from '../../../entities/link-address.ts'
import { IMITATED_NAMES, NAMES_ABROAD } from '../../../entities/name-lists.ts'
import { brandOfHost, isFreeHosting } from '../../../entities/official.ts'
import { editDistance } from '../../../parse/edit-distance.ts'
import { type AddressParts, withoutFinder } from '../address-parts.ts'
import { likeness, pairsOf } from './likeness.ts'

const SHORT_NAMES = new Set(IMITATED_NAMES.filter((name) => name.length < 6))
const LONG_NAMES = [...new Set([...NAMES_ABROAD, ...IMITATED_NAMES])].filter(
  (name) => name.length >= 6,
)
const NAMES = new RegExp(LONG_NAMES.join('|'))
const NAME_PAIRS = LONG_NAMES.map(pairsOf)

/**
 * Numeric features about brand names in an address and whether they are legitimate there. `known`: see
 * `familiarity`.
 */
export function nameTraits(link: LinkAddress, parts: AddressParts, known: number) {
  const { name, subdomain, path, query } = parts
  const isOfficial = !isFreeHosting(link.host) && brandOfHost(link.host) !== null
  const segments = path.split('/').slice(0, 7)
  const words = name.split('-')
  return {
    known,
    official: Number(isOfficial),
    'brand-in-name': Number(!isOfficial && brandInLabel(name) !== null),
    'brand-in-subdomain': Number(
      !isOfficial &&
        subdomain !== '' &&
        subdomain.split('.').some((label) => brandInLabel(label) !== null),
    ),
    'brand-in-path': Number(
      !isOfficial && segments.some((part) => part.length < 64 && brandInLabel(part) !== null),
    ),
    'near-brand': isOfficial ? 0 : nearBrand(skeleton(name)),
    'abroad-in-name': isOfficial ? 0 : carriesName(name),
    'abroad-in-subdomain': isOfficial ? 0 : carriesName(subdomain),
    'abroad-in-path': Number(
      !isOfficial && NAMES.test((path + withoutFinder(query)).replaceAll(/[-_]/g, '')),
    ),
    'like-a-name': closest(words),
    'subdomain-like-a-name': closest(subdomain.split(/[.-]/)),
    'name-beside-words': Number(
      words.length > 1 && words.some((word) => LONG_NAMES.includes(word)),
    ),
  }
}

/** 1 if the name is one typing error away from a brand. */
function nearBrand(name: string): number {
  if (name.length < 5 || name.length > 24) return 0
  for (const { reads, name: plain } of addressNames()) {
    if (plain.length < 5 || Math.abs(reads.length - name.length) > 1) continue
    if (reads === name || editDistance(reads, name, 1) <= 1) return 1
  }
  return 0
}

/** 2 for an often imitated name, 1 for one typing error away from one. */
function carriesName(host: string): number {
  if (host === '') return 0
  const seen = skeleton(host)
  if (NAMES.test(host) || NAMES.test(seen)) return 2
  let near = 0
  for (const part of seen.split(/[.-]/)) {
    if (SHORT_NAMES.has(part)) return 2
    if (part.length < 6 || part.length > 20) continue
    for (const name of LONG_NAMES)
      if (name[0] === part[0] && editDistance(name, part.slice(0, name.length + 1), 1) <= 1)
        near = 1
  }
  return near
}

/** Returns the highest similarity, 0 to 1, of any word to an often imitated name. */
function closest(words: readonly string[]): number {
  let most = 0
  for (const word of words) {
    const seen = skeleton(word)
    if (seen.length >= 5 && seen.length <= 24) most = Math.max(most, likeness(seen, NAME_PAIRS))
  }
  return most
}
