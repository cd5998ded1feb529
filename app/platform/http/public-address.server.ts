import ipaddr from 'ipaddr.js'

/** The only part of IPv6 from which addresses of the internet are assigned (RFC 4291, 2.4; IANA). */
const ASSIGNED_V6 = ipaddr.parseCIDR('2000::/3')

/** Special addresses inside of ordinary ranges, which ipaddr.js does not know. */
const SPECIAL = [
  // Services of the host of a virtual machine in Azure: metadata, DNS, health.
  '168.63.129.16/32',
  // Protocol assignments (RFC 2928), of which some forward to IPv4.
  '2001::/23',
  // Documentation (RFC 3849, RFC 9637).
  '2001:db8::/32',
  '3fff::/20',
].map((range) => ipaddr.parseCIDR(range))

/**
 * Whether the IP address is one of a host on the internet. Loopback, private, shared (CGNAT), link-local,
 * multicast, unspecified, reserved, documentation, benchmarking and metadata addresses are not, nor are
 * addresses that contain an IPv4 address (mapped, NAT64, 6to4, Teredo), whatever that is. A text that is no
 * IP address is not either.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address.kind() === 'ipv6' && !address.match(ASSIGNED_V6)) return false
  return !SPECIAL.some((range) => range[0].kind() === address.kind() && address.match(range))
}
