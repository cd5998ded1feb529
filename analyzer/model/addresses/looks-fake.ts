import { isStranger } from '../../checks/imitation/imitation.ts'
import { ADDRESS_MODEL } from '../../compiled/addresses.js'
import type { Link } from '../../entities/links.ts'
import { isBlindLink, isShortener } from '../../entities/official.ts'
import { MASKED_HOST } from '../../parse/normalization/placeholders.ts'
import { logitOf } from '../ensemble.ts'
import { addressScore } from './address-model.ts'

/**
 * Log-odds of 19 in 20. One in a hundred ordinary texts of the collections with an unknown link has such a
 * link.
 */
const SURELY = Math.log(19)

/**
 * Whether an unknown address alone would be classified as unsafe, in any text. Never true for short links, as
 * they do not reveal their target.
 */
export function looksFake(link: Link): boolean {
  return (
    link.host !== MASKED_HOST &&
    !isShortener(link.host) &&
    !isBlindLink(link) &&
    logitOf(ADDRESS_MODEL.calibration, addressScore(link)) >= SURELY &&
    isStranger(link)
  )
}
