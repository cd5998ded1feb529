import type { Detector } from '../detector.ts'

/** The receiving server could not confirm the sender: DMARC, or both of what it rests on, failed. */
export const failsSenderCheck: Detector = ({ headers: { from, senderCheck } }) => {
  const failed = senderCheck?.failed ?? []
  if (!from || !senderCheck || !(failed.includes('DMARC') || failed.length > 1)) return []
  return [
    {
      code: 'fails-sender-check',
      params: { checks: failed.join(', '), address: from.address },
      spans: [senderCheck.span],
    },
  ]
}
