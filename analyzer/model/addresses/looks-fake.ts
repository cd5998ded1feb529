import { isStranger } from '../../checks/imitation/imitation.ts'
import { ADDRESS_MODEL } from '../../compiled/addresses.js'
import type { Link } from '../../entities/links.ts'
import { isBlindLink, isShortener } from '../../entities/official.ts'
import { MASKED_HOST } from '../../parse/normalization/placeholders.ts'
import { logitOf } from '../ensemble.ts'
import { addressScore } from './address-model.ts'

/** 19 in 20; of ordinary texts of the collections with a stranger's link one in a hundred has such a one. In log-odds. */
const SURELY = Math.log(19)

/**
 * Whether an address of which nobody knows anything would surely be called unsafe by itself, whatever text it stands in. Short
 * links do not: they say nothing of where they lead.
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
