import { parse } from 'tldts'
import { forwardedTo } from './forwarders.ts'

/** A web address parsed as a browser would parse it, after undoing obfuscation. */
export type LinkAddress = {
  /** Null if it was written without a scheme. */
  readonly scheme: string | null
  /** Normalised: lower case, punycode, dotted decimal for an IP address. */
  readonly host: string
  /** As written, in its own script. */
  readonly writtenHost: string
  /** The registrable domain ("dubai.ae"); the host itself for an IP address or an unknown suffix. */
  readonly domain: string
  /** The public suffix, "ae" or "gov.ae"; empty for an IP address. */
  readonly suffix: string
  /** The labels left of `domain`. */
  readonly subdomain: string
  /** Path, query and fragment in lower case. */
  readonly path: string
  /** The same in the original case. */
  readonly writtenPath: string
  /** The part before an @, which is not part of the host. */
  readonly userInfo: string
  /** Empty for the default port. */
  readonly port: string
  readonly isIp: boolean
}

/** Maximum length of a DNS name (RFC 1035, section 2.3.4) without the dots at its ends. */
const LONGEST_HOST = 253

/** Maximum depth of chained redirect services. */
const MOST_FORWARDS = 3

/**
 * Parses one address; null if no browser could open it. For a redirect service (`google.com/url?q=...`)
 * returns the target address.
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

/** Returns the registrable domain of a host, or the host itself. */
export function registeredPart(host: string): string {
  return parse(host).domain ?? host
}

/** Whether the host ends in an existing public suffix. */
export function hasKnownEnding(address: LinkAddress): boolean {
  const known = parse(address.host)
  return known.isIcann === true && known.domain !== null
}

/** Normalises "hxxp://", "https:/" and "https://https://". */
function plainScheme(written: string): string {
  return written
    .replace(/^h(?:xx|tt)p(s?)\s?\[?:\]?\s?\/{1,3}/i, 'http$1://')
    .replace(/^https?:\/\/(?=https?:\/\/)/, '')
}

/** Normalises "evil[.]com", "evil(dot)com" and "evil dot com". */
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
