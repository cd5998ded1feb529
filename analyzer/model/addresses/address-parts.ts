import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import type { LinkAddress } from '../../entities/link-address.ts'
import { freeHostingOf } from '../../entities/official.ts'

/** Maximum length of an address that is examined. */
const READ = 200
const HOST_READ = 100
const NAME_READ = 63

/** Administration pages of every WordPress site. They say nothing about the site. */
const OF_THE_PROGRAM =
  /^\/(?:wp-login\.php|wp-admin(?:\/(?:index|options|profile|admin|admin-ajax|edit|post|users|comment)\.php)?)\/?(?:[?#]|$)/i

/** Tracking parameters that name the referrer: "utm_source=facebook.com". */
const FOUND_AT = /(?<=[?&])(?:utm_\w+|[\w-]*source|ref(?:errer|erer)?)=[^&#]*/g

/**
 * Removes parameters that name the referrer from a path with its query, so that such a name does not count as
 * a borrowed brand.
 */
export function withoutFinder(path: string): string {
  return path.replaceAll(FOUND_AT, '')
}

/**
 * The parts of an address that its features are computed from, without scheme, `www.`, a trailing slash, host
 * case and WordPress administration pages. Names are in Unicode, not punycode.
 */
export type AddressParts = {
  readonly host: string
  readonly suffix: string
  readonly ending: string
  /** The hosting service that offers subdomains ("blogspot.com"); empty for an own domain. */
  readonly hosting: string
  /** The registered name, or the subdomain under `hosting`, without its suffix. */
  readonly name: string
  /** The labels left of the name. */
  readonly subdomain: string
  readonly path: string
  readonly query: string
  readonly fragment: string
  /** Path, query and fragment in the original case. */
  readonly written: string
}

export function addressParts(link: LinkAddress): AddressParts {
  const hosting = link.isIp ? '' : hostingOf(link.host)
  const base = hosting || link.suffix
  const labels = link.isIp ? [] : labelsBefore(base, link.host).map(lettersOf)
  const given = OF_THE_PROGRAM.test(link.writtenPath) ? '' : link.writtenPath
  const written = given
    .slice(0, 2 * READ)
    .replaceAll('&amp;', '&')
    .slice(0, READ)
  const whole = written.toLowerCase()
  const hash = whole.indexOf('#')
  const sent = hash < 0 ? whole : whole.slice(0, hash)
  const cut = sent.indexOf('?')
  return {
    host: lettersOf(link.host.replace(/^www\d?\./, '')).slice(-HOST_READ),
    suffix: link.suffix,
    ending: link.suffix.split('.').at(-1) ?? '',
    hosting,
    name: (labels.at(-1) ?? '').slice(0, NAME_READ),
    subdomain: labels.slice(0, -1).join('.').slice(0, HOST_READ),
    path: (cut < 0 ? sent : sent.slice(0, cut)).replace(/\/+$/, ''),
    query: cut < 0 ? '' : sent.slice(cut),
    fragment: hash < 0 ? '' : whole.slice(hash),
    written,
  }
}

/** From the private section of the public suffix list or the list of free hosts. */
function hostingOf(host: string): string {
  const { isPrivate, domain, publicSuffix } = parse(host, { allowPrivateDomains: true })
  return isPrivate && domain !== null && publicSuffix !== null
    ? publicSuffix
    : (freeHostingOf(host) ?? '')
}

/** Invalid punycode stays as it is. */
function lettersOf(name: string): string {
  return name.includes('xn--') ? domainToUnicode(name) || name : name
}

function labelsBefore(base: string, host: string): string[] {
  const left = base === '' ? host : host.slice(0, Math.max(0, host.length - base.length - 1))
  return left
    .replace(/^www\d?(?:\.|$)/, '')
    .split('.')
    .filter((label) => label !== '')
}
