import { registeredPart } from '../../entities/link-address.ts'
import { isTrustedMailHost, mailCustomerOf } from '../../entities/official.ts'
import type { Check } from '../check.ts'

/** Replies go to another party than the sender, and not to the sender's name at a helpdesk service. */
export const replyToDiffers: Check = ({ headers: { from, replyTo } }) => {
  if (!from?.host || !replyTo?.host || isTrustedMailHost(replyTo.host)) return null
  const own = registeredPart(from.host)
  if (own === registeredPart(replyTo.host)) return null
  if (own.split('.')[0] === mailCustomerOf(replyTo.host)) return null
  return { params: { from: from.address, replyTo: replyTo.address }, spans: [replyTo.span] }
}
