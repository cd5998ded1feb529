import { parse } from 'tldts'
import { forwardedTo } from './forwarders.ts'

/** A web address taken apart as a browser would, whatever tricks it was written with. */
export type LinkAddress = {
  /** Null when it was written without one. */
  readonly scheme: string | null
  /** As the browser reads it: lower case, punycode, dotted digits for an IP address. */
  readonly host: string
  /** As it was written, with its own letters. */
  readonly writtenHost: string
  /** The part that someone registered ("dubai.ae"); the host itself for an IP address or an unknown ending. */
  readonly domain: string
  /** The public suffix, "ae" or "gov.ae"; empty for an IP address. */
  readonly suffix: string
  /** What stands left of `domain`. */
  readonly subdomain: string
  /** Path, query and fragment, in lower case. */
  readonly path: string
  /** The same in the letters that it was written with. */
  readonly writtenPath: string
  /** What stands before an @, which no browser treats as the address. */
  readonly userInfo: string
  /** Empty for the usual port. */
  readonly port: string
  readonly isIp: boolean
}

/** No longer name can be looked up (RFC 1035, section 2.3.4, without the dots at its ends). */
const LONGEST_HOST = 253

/** One forwarding service may lead to another. */
const MOST_FORWARDS = 3

/**
 * Takes one address apart, or null when no browser could open it. Of a forwarding service (`google.com/url?q=...`) it is the
 * address that it leads to.
 */
export function parseAddress(written: string, forwards = MOST_FORWARDS): LinkAddress | null {
  const plain = plainScheme(revealDots(written))
  const scheme = /^([a-z]{3,5}):\/\//i.exec(plain)?.[1]?.toLowerCase() ?? null
  const url = URL.parse(scheme ? plain : `http://${plain}`)
  const host = url?.hostname.replace(/\.$/, '')
  if (!url || !host || host.length > LONGEST_HOST) return null
  const known = parse(host)
  const target = forwards > 0 ? forwardedTo(url, known) : null
  const behind = target && parseAddress(target, forwards - 1)
  if (behind && hasKnownEnding(behind)) return behind
  const afterScheme = plain.replace(/^[a-z]{3,5}:\/\//i, '')
  const authority = /^[^/?#\\]*/.exec(afterScheme)?.[0] ?? ''
  const tail = url.search + url.hash
  const writtenPath = url.pathname === '/' ? tail : safeDecode(url.pathname + tail)
  return {
    scheme,
    host,
    writtenHost: authority
      .slice(authority.lastIndexOf('@') + 1)
      .replace(/:\d*$/, '')
      .toLowerCase(),
    domain: known.domain ?? host,
    suffix: known.publicSuffix ?? '',
    subdomain: known.subdomain ?? '',
    path: writtenPath.toLowerCase(),
    writtenPath,
    userInfo: url.username ? safeDecode(url.username) : '',
    port: url.port,
    isIp: known.isIp ?? false,
  }
}

/** The part of a host that someone registered, or the host itself. */
export function registeredPart(host: string): string {
  return parse(host).domain ?? host
}

/** Whether the host ends in a public ending that really exists. */
export function hasKnownEnding(address: LinkAddress): boolean {
  const known = parse(address.host)
  return known.isIcann === true && known.domain !== null
}

/** "hxxp://", "https:/" and "https://https://" as they are meant. */
function plainScheme(written: string): string {
  return written
    .replace(/^h(?:xx|tt)p(s?)\s?\[?:\]?\s?\/{1,3}/i, 'http$1://')
    .replace(/^https?:\/\/(?=https?:\/\/)/, '')
}

/** "evil[.]com", "evil(dot)com" and "evil dot com" as they are meant. */
function revealDots(written: string): string {
  return written.replaceAll(/\[\.\]|\(\.\)|\s?[[(]dot[\])]\s?|\sdot\s/gi, '.')
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
