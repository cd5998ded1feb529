import type { LinkAddress } from './link-address.ts'

/** The networks that every household has for itself (RFC 1918, RFC 3927), and the device itself. */
const OWN_NETWORK = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./

/** An address in the reader's own network, such as his router's: no stranger answers there. */
export function isInOwnNetwork({ isIp, host }: LinkAddress): boolean {
  return isIp && OWN_NETWORK.test(host)
}

/** A place on Google's map: its short address opens nothing else. */
function isMap({ host }: LinkAddress): boolean {
  return host === 'maps.app.goo.gl'
}

/** Whether nothing can be given away where the link leads, and nothing is said of who sent it. */
export function isHarmless(link: LinkAddress): boolean {
  return isMap(link) || isInOwnNetwork(link)
}
