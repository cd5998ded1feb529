import { brandOfHost, isFreeMail } from '../../entities/official.ts'
import { type Check, named } from '../check.ts'

/** The sender's address is at the organisation's own domain, and no check failed. It can be forged, so it says little. */
export const officialSender: Check = ({ headers: { from, senderCheck } }) => {
  const brand = from && !isFreeMail(from.host) ? brandOfHost(from.host) : null
  if (!from || !brand || (senderCheck && senderCheck.failed.length > 0)) return null
  return { params: { ...named(brand), address: from.address }, spans: [from.span] }
}
