import type { Link } from '../../entities/links.ts'
import {
  IMITATED_NAMES,
  MORE_IMITATED_NAMES,
  NAMES_ABROAD,
  namesOf,
} from '../../entities/name-lists.ts'
import { isFreeHosting } from '../../entities/official.ts'
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

/** What imitations put beside a wallet's name. */
const WALLET_WORDS = new RegExp(`^${anyOf('address-words/beside_wallet')}$`)
/** How much of a path is read. */
const READ = 300

/** Names of crypto wallets, which have no branch in any country. */
const WALLETS = namesOf('wallets')
/** Endings such as com.ag, below which anybody registers the name of a company abroad. */
const LIKE_A_BRANCH = namesOf('sold-company-endings')

/**
 * A name that is often imitated beside a word such as "refund" in a domain of which nothing is known, "irs-refund.us.com", or
 * under an ending where it poses as a branch, "phantom.com.ag".
 */
export const brandKeywordDomain = linkCheck((link) => {
  const lent = walletIn(link)
  if (lent) return { name: lent }
  if (!isStranger(link)) return null
  const { name } = addressParts(link)
  if (WALLETS.has(name) && LIKE_A_BRANCH.has(link.suffix)) return { name }
  const parts = name.split('-')
  const known = parts.find((part) => IMITATED.has(part))
  const isBaited = parts.some((part) => !IMITATED.has(part) && BAIT.test(part))
  return known && isBaited && brandInLabel(name) === null ? { name: known } : null
})

/** A wallet's name beside such a word in the path of a service where anybody may put up a page. */
function walletIn({ host, path }: Link): string | null {
  if (!isFreeHosting(host)) return null
  const segments = path.slice(0, READ).split(/[/?#=&]/)
  for (const segment of segments) {
    const parts = segment.split(/[^a-z0-9]+/)
    const name = parts.find((part) => WALLETS.has(part))
    if (name && parts.some((part) => part !== name && (BAIT.test(part) || WALLET_WORDS.test(part))))
      return name
  }
  return null
}
