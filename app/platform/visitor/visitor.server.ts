import { BlockList, isIP } from 'node:net'
import type { Crypto } from '../secrets/crypto.server.ts'

/** A visitor, identified only by a keyed hash of the network address. */
export type Visitor = { ipHash: string }

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * Returns the visitor's network address, or null if unknown.
 * @param socketAddress the peer of the connection
 * @param forwardedFor the X-Forwarded-For header, whose last `hops` entries were written by trusted proxies
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  hops: number,
): string | null {
  if (hops === 0) return plainAddress(socketAddress)
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  return plainAddress(entries.at(-hops))
}

/** Returns the visitor of an address, or null without one. */
export function identifyVisitor(crypto: Crypto, address: string | null): Visitor | null {
  return address === null ? null : { ipHash: crypto.fingerprint('visitor', network(address)) }
}

/** Whether an address is a loopback address. */
export function isLoopback(address: string | null): boolean {
  return address !== null && LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Prefixes of an IPv4 address in IPv6: mapped (RFC 4291, 2.5.5.2), and NAT64 (RFC 6052). */
const BEFORE_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/** Normalises an address: removes port, brackets and zone, and unwraps IPv4 in IPv6. Null if invalid. */
function plainAddress(written: string | undefined): string | null {
  const bare = (written ?? '')
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(bare) !== 6) return isIP(bare) ? bare : null
  const groups = groupsOf(bare)
  if (!BEFORE_IPV4.includes(groups.slice(0, 6).join(':'))) return bare
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * The unit that counts as one visitor: an IPv4 address, or an IPv6 /64, the usual size for a household (RFC
 * 6177).
 */
function network(address: string): string {
  if (isIP(address) === 4) return address
  return groupsOf(address).slice(0, 4).join(':')
}

/** Returns the eight groups of an IPv6 address in hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
