import { parseAddress } from '../../entities/link-address.ts'
import { isTrusted } from '../../entities/official.ts'
import type { Detector } from '../detector.ts'

/** Answers go to somebody else than the mail came from. */
export const replyToDiffers: Detector = ({ headers: { from, replyTo } }) => {
  if (!from?.host || !replyTo?.host || isTrusted(replyTo.host)) return []
  if (registered(from.host) === registered(replyTo.host)) return []
  return [
    {
      code: 'reply-to-differs',
      params: { from: from.address, replyTo: replyTo.address },
      spans: [replyTo.span],
    },
  ]
}

function registered(host: string): string {
  return parseAddress(host)?.domain ?? host
}
