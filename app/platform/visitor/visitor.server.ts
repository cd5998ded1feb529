import { BlockList, isIP } from 'node:net'
import type { Crypto } from '../secrets/crypto.server.ts'

/** Someone on the other end, known only by a keyed hash of the network address. */
export type Visitor = { ipHash: string }

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * The visitor's network address, or null when it can't be told.
 * @param socketAddress the other end of the connection
 * @param forwardedFor the X-Forwarded-For header, of which only the last `hops` entries were written by proxies of ours
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

/** The visitor behind an address, or null when there is none. */
export function identifyVisitor(crypto: Crypto, address: string | null): Visitor | null {
  return address === null ? null : { ipHash: crypto.fingerprint('visitor', network(address)) }
}

/** Whether an address is that of this machine to itself. */
export function isLoopback(address: string | null): boolean {
  return address !== null && LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Before an IPv4 address in IPv6: mapped (RFC 4291, 2.5.5.2), and translated by the well-known prefix (RFC 6052). */
const BEFORE_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/** The address without port, brackets or zone, and an IPv4 address in IPv6 as itself; null when it is none. */
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

/** What counts as one visitor: an IPv4 address, or the /64 that a household is given in IPv6 (RFC 6177). */
function network(address: string): string {
  if (isIP(address) === 4) return address
  return groupsOf(address).slice(0, 4).join(':')
}

/** The eight groups of an IPv6 address in hexadecimal, without zeros in front. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
