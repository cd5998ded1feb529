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

/** Brands that are often imitated worldwide. */
export const IMITATED: ReadonlySet<string> = new Set([
  ...IMITATED_NAMES,
  ...MORE_IMITATED_NAMES,
  ...NAMES_ABROAD,
])

/** Words that phishing domains combine with a brand, in the languages of the collections. */
const BAIT = new RegExp(String.raw`^${anyOf('address-words/bait')}\d*$`)

/** Words that phishing domains combine with the name of a crypto wallet. */
const WALLET_WORDS = new RegExp(`^${anyOf('address-words/beside_wallet')}$`)
/** Maximum path length that is examined. */
const READ = 300

/** Names of crypto wallets. They have no national branches. */
const WALLETS = namesOf('wallets')
/** Suffixes such as com.ag, under which anyone can register the name of a foreign company. */
const LIKE_A_BRANCH = namesOf('sold-company-endings')

/**
 * An often imitated brand combined with a word such as "refund" in an unknown domain ("irs-refund.us.com"),
 * or under a suffix where it looks like a branch ("phantom.com.ag").
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

/** A wallet name combined with such a word in the path on a free hosting service. */
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
