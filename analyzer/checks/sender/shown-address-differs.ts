import { parseAddress, registeredPart } from '../../entities/link-address.ts'
import {
  brandOfHost,
  isFreeMail,
  isGovernmentHost,
  isTrustedMailHost,
} from '../../entities/official.ts'
import { type Check, named } from '../check.ts'

const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@([\p{L}\p{N}.-]{3,120}\p{L})/u
/** Later in the name a domain only says where someone works: "Sara from Booking.com". */
const DOMAIN_IN_FRONT = /^(?:www\.)?((?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24})(?![\p{L}\p{N}.@-])/u

/**
 * The display name is an organisation's mail address or domain, but the mail comes from elsewhere. Known
 * services that forward mail also show the original address.
 */
export const shownAddressDiffers: Check = ({ headers: { senders } }) => {
  for (const { name, host, address, span } of senders) {
    if (host === '' || isTrustedMailHost(host)) continue
    const mailHost = ADDRESS.exec(name)?.[1]
    const shown = mailHost ?? DOMAIN_IN_FRONT.exec(name)?.[1]
    const known = shown && parseAddress(shown)
    if (!known || isFreeMail(known.host)) continue
    const brand = brandOfHost(known.host)
    if (!brand && !isGovernmentHost(known.host)) continue
    // An organisation may have a second mail domain that contains its name.
    const label = known.domain.slice(0, known.domain.indexOf('.'))
    if (!mailHost && registeredPart(host).startsWith(label)) continue
    return {
      params: { ...(brand && named(brand)), shown: known.host, address },
      spans: [span],
    }
  }
  return null
}
