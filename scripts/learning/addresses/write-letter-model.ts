/**
 * `node scripts/learning/addresses/write-letter-model.ts`: trains the character n-gram model on the site
 * names of the hand-written lists. Needed only after those lists change; `npm run train` reads the result
 * after compilation. Uses no collection, so that held-out sites are not known by name.
 */
import { parseAddress } from '../../../analyzer/entities/link-address.ts'
import { addressParts } from '../../../analyzer/model/addresses/address-parts.ts'
import {
  eachLetter,
  placeOf,
  SIGNS,
} from '../../../analyzer/model/addresses/url-features/oddness.ts'
import { readLines } from '../../corpus/read-corpus.ts'
import { provenanceOf } from '../provenance.ts'
import { writeModel } from '../write-model.ts'

/** Pseudo-count of the lower-order distribution. */
const SMOOTHING = 8
/** Quantisation step in bits. */
const STEP = 1 / 16

const names = new Set(
  readLines('hosts/known-sites.txt').flatMap((site) => {
    const link = parseAddress(site)
    return link ? [addressParts(link).name] : []
  }),
)
const alone = new Float64Array(SIGNS).fill(1)
const behindOne = new Float64Array(SIGNS ** 2)
const behindTwo = new Float64Array(SIGNS ** 3)
for (const name of names)
  eachLetter(name, (before, last, sign) => {
    alone[sign]!++
    behindOne[placeOf(0, last, sign)]!++
    behindTwo[placeOf(before, last, sign)]!++
  })

const costs = new Uint8Array(behindTwo.length)
const all = sum(alone)
for (let last = 0; last < SIGNS; last++) {
  const oneAll = sum(rowOf(behindOne, 0, last))
  for (let before = 0; before < SIGNS; before++) {
    const twoAll = sum(rowOf(behindTwo, before, last))
    for (let sign = 0; sign < SIGNS; sign++) {
      const one =
        (behindOne[placeOf(0, last, sign)]! + (SMOOTHING * alone[sign]!) / all) /
        (oneAll + SMOOTHING)
      const two = (behindTwo[placeOf(before, last, sign)]! + SMOOTHING * one) / (twoAll + SMOOTHING)
      costs[placeOf(before, last, sign)] = Math.min(255, Math.round(-Math.log2(two) / STEP))
    }
  }
}
writeModel('letter-costs', { costs, step: STEP }, provenanceOf(undefined, null, null))
console.log(`${names.size} names of sites`)

function rowOf(table: Float64Array, before: number, last: number): Float64Array {
  const start = placeOf(before, last, 0)
  return table.subarray(start, start + SIGNS)
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0)
}
