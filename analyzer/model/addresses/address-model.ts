import type { LinkAddress } from '../../entities/link-address.ts'
import { isTrusted } from '../../entities/official.ts'
import { decodeForest, decodeTable, sumOfPieces, sumOfTrees, weightOf } from '../encoding.ts'
import { hash } from '../hash.ts'
import { addressParts, addressPieces } from './address-parts.ts'
import { SHARE_OF_TREES, TRUSTED_ADDRESS } from './address-shares.ts'
import { addressTraits } from './address-traits.ts'
import { ADDRESS_MODEL } from './addresses.data.ts'
import { familiarity } from './known-sites.ts'

const forest = decodeForest(ADDRESS_MODEL.forest)
const table = decodeTable(ADDRESS_MODEL.table)

/** How much an address looks like those of phishing pages: log-odds, positive for phishing. Scheme and `www.` do not matter. */
export function addressScore(link: LinkAddress): number {
  if (isTrusted(link.host) && link.userInfo === '') return TRUSTED_ADDRESS
  const parts = addressParts(link)
  const trees = sumOfTrees(forest, addressTraits(link, parts, familiarity(link.domain, link.host)))
  const weights = addressPieces(link, parts)
    .map((name) => weightOf(table, hash(name)))
    .filter((weight) => weight !== null)
  const pieces = ADDRESS_MODEL.bias + sumOfPieces(weights)
  return SHARE_OF_TREES * trees + (1 - SHARE_OF_TREES) * pieces
}
