import { registeredPart } from '../../entities/link-address.ts'
import { isTrustedMailHost } from '../../entities/official.ts'
import type { Detector } from '../detector.ts'

/** Answers go to somebody else than the mail came from. */
export const replyToDiffers: Detector = ({ headers: { from, replyTo } }) => {
  if (!from?.host || !replyTo?.host || isTrustedMailHost(replyTo.host)) return []
  if (registeredPart(from.host) === registeredPart(replyTo.host)) return []
  return [
    {
      code: 'reply-to-differs',
      params: { from: from.address, replyTo: replyTo.address },
      spans: [replyTo.span],
    },
  ]
}
