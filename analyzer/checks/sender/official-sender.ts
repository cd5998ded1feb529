import { brandOfHost, isFreeMail } from '../../entities/official.ts'
import { type Check, named } from '../check.ts'

/**
 * The sender address is at the organisation's own domain and no authentication check failed. It can be
 * forged, so it is weak evidence.
 */
export const officialSender: Check = ({ headers: { from, senderCheck } }) => {
  const brand = from && !isFreeMail(from.host) ? brandOfHost(from.host) : null
  if (!from || !brand || (senderCheck && senderCheck.failed.length > 0)) return null
  return { params: { ...named(brand), address: from.address }, spans: [from.span] }
}
