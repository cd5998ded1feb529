import {
  IMITATED_NAMES,
  MORE_IMITATED_NAMES,
  NAMES_ABROAD,
  namesOf,
} from '../../entities/name-lists.ts'
import { addressParts } from '../../model/addresses/address-parts.ts'
import { anyOf } from '../../parse/language-data.ts'
import { linkCheck } from '../check.ts'
import { brandInLabel, isStranger } from './imitation.ts'

/** Names that are often imitated all over the world. */
export const IMITATED: ReadonlySet<string> = new Set([
  ...IMITATED_NAMES,
  ...MORE_IMITATED_NAMES,
  ...NAMES_ABROAD,
])

/** What imitations all over the world put beside a name, in the languages that the collections of them are in. */
const BAIT = new RegExp(String.raw`^${anyOf('address-words/bait')}\d*$`)

/** Names of crypto wallets, which have no branch in any country. */
const WALLETS = namesOf('wallets')
/** Endings such as com.ag, below which anybody registers the name of a company abroad. */
const LIKE_A_BRANCH = namesOf('sold-company-endings')

/**
 * A name that is often imitated beside a word such as "refund" in a domain of which nothing is known, "irs-refund.us.com", or
 * under an ending where it poses as a branch, "phantom.com.ag".
 */
export const brandKeywordDomain = linkCheck((link) => {
  if (!isStranger(link)) return null
  const { name } = addressParts(link)
  if (WALLETS.has(name) && LIKE_A_BRANCH.has(link.suffix)) return { name }
  const parts = name.split('-')
  const known = parts.find((part) => IMITATED.has(part))
  const isBaited = parts.some((part) => !IMITATED.has(part) && BAIT.test(part))
  return known && isBaited && brandInLabel(name) === null ? { name: known } : null
})
