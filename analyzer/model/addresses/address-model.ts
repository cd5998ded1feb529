import type { LinkAddress } from '../../entities/link-address.ts'
import { isTrusted } from '../../entities/official.ts'
import { decodeForest, decodeTable, sumOfPieces, sumOfTrees, weightOf } from '../encoding.ts'
import { hash } from '../hash.ts'
import { addressParts } from './address-parts.ts'
import { hostPieces, pathPieces } from './address-pieces.ts'
import { joinedScore, TRUSTED_ADDRESS } from './address-shares.ts'
import { ADDRESS_MODEL } from './addresses.data.ts'
import { familiarity } from './known-sites.ts'
import { addressTraits } from './traits/address-traits.ts'

const forest = decodeForest(ADDRESS_MODEL.forest)
const hosts = decodeTable(ADDRESS_MODEL.hosts)
const paths = decodeTable(ADDRESS_MODEL.paths)

const scores = new WeakMap<LinkAddress, number>()

/**
 * How much an address looks like those of phishing pages: log-odds, positive for phishing. Scheme and `www.` do not matter. Asked
 * again of the same link it is not worked out anew.
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
  const pieces =
    ADDRESS_MODEL.bias + sumOf(hosts, hostPieces(parts)) + sumOf(paths, pathPieces(parts))
  return joinedScore(trees, pieces, known)
}

function sumOf(table: typeof hosts, pieces: readonly string[]): number {
  return sumOfPieces(
    pieces.map((name) => weightOf(table, hash(name))).filter((weight) => weight !== null),
  )
}
