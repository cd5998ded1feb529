import { addressParts } from '../../model/addresses/address-parts.ts'
import { anyOf } from '../../parse/language-data.ts'
import { linkCheck } from '../check.ts'
import { isStranger, LONGEST_LABEL } from './imitation.ts'

/** What parcels and fines are called, and what stands beside it in addresses that pose as a courier's or an office's. */
const NOUN = anyOf('address-words/parcel_or_fine')
const BESIDE = anyOf('address-words/beside_parcel_or_fine')
const NOTHING_ELSE = new RegExp(
  `^(?:${BESIDE})*${NOUN}(?:${BESIDE}|${NOUN})+$|^(?:${BESIDE})+${NOUN}$`,
)

/** A domain of which nothing is known, made of nothing but words of parcels or fines: "paket-zustellinfo.com". */
export const parcelOrFineDomain = linkCheck((link) => {
  const word = addressParts(link).name.replaceAll('-', '')
  return word.length <= LONGEST_LABEL && isStranger(link) && NOTHING_ELSE.test(word) ? {} : null
})
