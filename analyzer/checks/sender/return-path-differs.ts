import { registeredPart } from '../../entities/link-address.ts'
import { brandOfHost, isTrustedMailHost } from '../../entities/official.ts'
import type { Check } from '../check.ts'

/**
 * It bears an organisation's own address, yet was sent from a place that is not known. Many send newsletters through a
 * service, so it says little alone.
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
