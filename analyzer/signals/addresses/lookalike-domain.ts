import { domainToUnicode } from 'node:url'
import { editDistance } from '../../text/edit-distance.ts'
import type { Finding } from '../../verdict-types.ts'
import { linkSignal, named } from '../detector.ts'
import { type AddressName, addressNames, glance, isUnknown, skeleton } from './imitation.ts'

/** From this length on one letter may differ, from `TWO_OFF` on two, for a domain to be taken for the other. */
const ONE_OFF = 6
const TWO_OFF = 11
/** What many names of the country begin with: only what follows tells one from another, and from so many letters on. */
const PLACE = /^(?:emirates|dubai|abudhabi|sharjah|ajman|fujairah)/
const ONE_OFF_BEHIND_PLACE = 3

/** A registered name that reads like an official one: "ernirates-nbd.com", "emiratesp0st.ae", "etisaiat.com". */
export const lookalikeDomain = linkSignal('lookalike-domain', (link) => {
  if (!isUnknown(link)) return null
  const registered = domainToUnicode(link.domain).split('.')[0]!
  const parts = registered.split('-').filter((part) => part.length >= ONE_OFF)
  const imitated = [registered, ...parts].map(imitatedBy).find((name) => name !== null)
  return imitated ? { ...named(imitated.brand), official: imitated.domain } : null
})

/** Whether what was registered reads the same as what it imitates, and is no more than misspelled. */
export function readsLikeOfficial({ params }: Finding): boolean {
  const registered = domainToUnicode(params.domain ?? '').split('.')[0]!
  const name = glance((params.official ?? '').split('.')[0]!)
  return [registered, ...registered.split('-')].some((label) => glance(label) === name)
}

/** The name that a label reads like without being it, or null. */
export function imitatedBy(label: string): AddressName | null {
  if (label.startsWith('xn--') || label.length < 4) return null
  const seen = skeleton(label)
  const together = seen.replaceAll('-', '')
  const glimpsed = glance(label)
  for (const candidate of addressNames()) {
    const name = candidate.name
    if (label === name) continue
    const target = candidate.reads
    const reads = seen === target || (together === target && name.length >= ONE_OFF)
    if (reads && (!candidate.isWeak || name.length > 3)) return candidate
    if (!candidate.isWeak && glimpsed === candidate.glimpsed && together !== target)
      return candidate
    if (candidate.isWeak || name.length < ONE_OFF || together[0] !== target[0]) continue
    const isOnlyPlural = together === `${target}s` || target === `${together}s`
    if (together !== target && !isOnlyPlural && isMisspelled(together, target)) return candidate
  }
  return null
}

function isMisspelled(seen: string, target: string): boolean {
  const place = PLACE.exec(target)?.[0] ?? ''
  const begun = seen.startsWith(place) ? place.length : 0
  const [told, meant] = [seen.slice(begun), target.slice(begun)]
  const limit =
    meant.length >= TWO_OFF
      ? 2
      : meant.length >= (begun > 0 ? ONE_OFF_BEHIND_PLACE : ONE_OFF)
        ? 1
        : 0
  return editDistance(told, meant, limit) <= limit
}
