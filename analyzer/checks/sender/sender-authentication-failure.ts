import type { Check } from '../check.ts'

/** The receiving server could not authenticate the sender: DMARC failed, or both SPF and DKIM did. */
export const senderAuthenticationFailure: Check = ({ headers: { from, senderCheck } }) => {
  const failed = senderCheck?.failed ?? []
  if (!from || !senderCheck || !(failed.includes('DMARC') || failed.length > 1)) return null
  return { params: { checks: failed.join(', '), address: from.address }, spans: [senderCheck.span] }
}
