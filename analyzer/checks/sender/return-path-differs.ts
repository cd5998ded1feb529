import { registeredPart } from '../../entities/link-address.ts'
import { brandOfHost, isTrustedMailHost } from '../../entities/official.ts'
import type { Check } from '../check.ts'

/**
 * The From address is an organisation's own, but the envelope sender is an unknown domain. Many newsletters
 * use a service, so it is weak evidence alone.
 */
export const returnPathDiffers: Check = ({ headers: { from, returnPath } }) => {
  if (!from?.host || !returnPath?.host || !brandOfHost(from.host)) return null
  if (
    isTrustedMailHost(returnPath.host) ||
    registeredPart(from.host) === registeredPart(returnPath.host)
  )
    return null
  return {
    params: { from: from.address, returnPath: returnPath.address },
    spans: [returnPath.span],
  }
}
