import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import type { LinkAddress } from '../../entities/link-address.ts'
import { freeHostingOf } from '../../entities/official.ts'

/** How much of an address is read: nothing further on changes the verdict. */
const READ = 200
const HOST_READ = 100
const NAME_READ = 63

/** Pages that every site made with WordPress has for whoever runs it: they say nothing of the site. */
const OF_THE_PROGRAM =
  /^\/(?:wp-login\.php|wp-admin(?:\/(?:index|options|profile|admin|admin-ajax|edit|post|users|comment)\.php)?)\/?(?:[?#]|$)/i

/** What a link says of where it was found: "utm_source=facebook.com". */
const FOUND_AT = /(?<=[?&])(?:utm_\w+|[\w-]*source|ref(?:errer|erer)?)=[^&#]*/g

/** A path with its query, less the parameters that name where the link was found: no name there is borrowed. */
export function withoutFinder(path: string): string {
  return path.replaceAll(FOUND_AT, '')
}

/**
 * The parts of an address that its features are made of. Scheme, `www.`, a last slash, the host's case and what is of the
 * program that a site is made with are left out; names have their own letters, not punycode.
 */
export type AddressParts = {
  readonly host: string
  readonly suffix: string
  readonly ending: string
  /** The service under which anybody may take a name ("blogspot.com"); empty for a domain of one's own. */
  readonly hosting: string
  /** The name that someone registered, or took under `hosting`, without its ending. */
  readonly name: string
  /** What stands left of the name. */
  readonly subdomain: string
  readonly path: string
  readonly query: string
  readonly fragment: string
  /** Path, query and fragment in the letters that they were written with. */
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

/** By the private part of the public suffix list, or by the list of free hosts. */
function hostingOf(host: string): string {
  const { isPrivate, domain, publicSuffix } = parse(host, { allowPrivateDomains: true })
  return isPrivate && domain !== null && publicSuffix !== null
    ? publicSuffix
    : (freeHostingOf(host) ?? '')
}

/** What is no right punycode stays as it is. */
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
