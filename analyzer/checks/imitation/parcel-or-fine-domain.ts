import { addressParts } from '../../model/addresses/address-parts.ts'
import { anyOf } from '../../parse/language-data.ts'
import { linkCheck } from '../check.ts'
import { isStranger, LONGEST_LABEL } from './imitation.ts'

/** Words for parcels and fines, and the words beside them in domains that imitate couriers or authorities. */
const NOUN = anyOf('address-words/parcel_or_fine')
const BESIDE = anyOf('address-words/beside_parcel_or_fine')
const NOTHING_ELSE = new RegExp(
  `^(?:${BESIDE})*${NOUN}(?:${BESIDE}|${NOUN})+$|^(?:${BESIDE})+${NOUN}$`,
)

/** An unknown domain that consists only of parcel or fine words: "paket-zustellinfo.com". */
export const parcelOrFineDomain = linkCheck((link) => {
  const word = addressParts(link).name.replaceAll('-', '')
  return word.length <= LONGEST_LABEL && isStranger(link) && NOTHING_ELSE.test(word) ? {} : null
})
