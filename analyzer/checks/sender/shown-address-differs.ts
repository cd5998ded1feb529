import { parseAddress, registeredPart } from '../../entities/link-address.ts'
import {
  brandOfHost,
  isFreeMail,
  isGovernmentHost,
  isTrustedMailHost,
} from '../../entities/official.ts'
import { type Check, named } from '../check.ts'

const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@([\p{L}\p{N}.-]{3,120}\p{L})/u
/** Further on a domain only says where somebody is from: "Sara from Booking.com". */
const DOMAIN_IN_FRONT = /^(?:www\.)?((?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24})(?![\p{L}\p{N}.@-])/u

/**
 * The sender shows a mail address, or a domain, of an organisation as its name, and writes from elsewhere. Whoever passes mails of
 * others on, as known services do, shows their addresses, too.
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
    // An organisation may well have a second domain for its mail that says its name.
    const label = known.domain.slice(0, known.domain.indexOf('.'))
    if (!mailHost && registeredPart(host).startsWith(label)) continue
    return {
      params: { ...(brand && named(brand)), shown: known.host, address },
      spans: [span],
    }
  }
  return null
}
