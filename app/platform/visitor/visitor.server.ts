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

/** The address without IPv4-in-IPv6 mapping, port, brackets or zone; null when it is none. */
function plainAddress(written: string | undefined): string | null {
  const bare = (written ?? '')
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  const address = mapped?.[1] ?? bare
  return isIP(address) ? address : null
}

/** What counts as one visitor: an IPv4 address, or the /64 that a household is given in IPv6 (RFC 6177). */
function network(address: string): string {
  if (isIP(address) === 4) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
