import { ADDRESS_MODEL } from '../../compiled/addresses.js'
import type { LinkAddress } from '../../entities/link-address.ts'
import { isTrusted } from '../../entities/official.ts'
import {
  decodeForest,
  decodeTable,
  sumOfPieces,
  sumOfTrees,
  type WeightTable,
  weightOf,
} from '../encoding.ts'
import { hash } from '../hash.ts'
import { addressParts } from './address-parts.ts'
import { addressPieces, PIECE_GROUPS } from './address-pieces.ts'
import { joinedScore, TRUSTED_ADDRESS } from './address-shares.ts'
import { familiarity } from './known-sites.ts'
import { addressTraits } from './url-features/address-traits.ts'

const forest = decodeForest(ADDRESS_MODEL.forest)
const tables = PIECE_GROUPS.map((group) => decodeTable(ADDRESS_MODEL.pieces[group]))

const scores = new WeakMap<LinkAddress, number>()

/**
 * Returns the phishing score of an address in log-odds, positive for phishing. Ignores scheme and `www.`.
 * Memoised per link.
 */
export function addressScore(link: LinkAddress): number {
  let score = scores.get(link)
  if (score === undefined) {
    score = scoreOf(link)
    scores.set(link, score)
  }
  return score
}

function scoreOf(link: LinkAddress): number {
  if (isTrusted(link.host) && link.userInfo === '') return TRUSTED_ADDRESS
  const parts = addressParts(link)
  const known = familiarity(link.domain, link.host)
  const trees = sumOfTrees(forest, addressTraits(link, parts, known))
  const found = addressPieces(parts)
  const pieces = PIECE_GROUPS.reduce<number>(
    (sum, group, i) => sum + sumOf(tables[i]!, found[group]),
    ADDRESS_MODEL.bias,
  )
  return joinedScore(trees, pieces, known)
}

function sumOf(table: WeightTable, pieces: ReadonlySet<string>): number {
  return sumOfPieces(
    Array.from(pieces, (name) => weightOf(table, hash(name))).filter((weight) => weight !== null),
  )
}
