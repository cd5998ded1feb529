import type { Check } from '../check.ts'

/** The receiving server could not confirm the sender: DMARC, or both of what it rests on, failed. */
export const senderAuthenticationFailure: Check = ({ headers: { from, senderCheck } }) => {
  const failed = senderCheck?.failed ?? []
  if (!from || !senderCheck || !(failed.includes('DMARC') || failed.length > 1)) return null
  return { params: { checks: failed.join(', '), address: from.address }, spans: [senderCheck.span] }
}
