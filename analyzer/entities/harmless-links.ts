import type { LinkAddress } from './link-address.ts'

/** Private networks (RFC 1918, RFC 3927) and loopback. */
const OWN_NETWORK = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./

/** Whether the address is in the reader's own network, such as a router's. */
export function isInOwnNetwork({ isIp, host }: LinkAddress): boolean {
  return isIp && OWN_NETWORK.test(host)
}

/** Google Maps. Its short links open nothing else. */
function isMap({ host }: LinkAddress): boolean {
  return host === 'maps.app.goo.gl'
}

/** Whether nothing can be entered at the link's target and the link says nothing about the sender. */
export function isHarmless(link: LinkAddress): boolean {
  return isMap(link) || isInOwnNetwork(link)
}
