import type { Brand } from './brand.ts'
import { BRANDS } from './brand-list.ts'
import type { LinkAddress } from './link-address.ts'
import {
  CHAT_LINKS,
  CLICK_TRACKERS,
  FILE_SHARING,
  FREE_HOSTING,
  FREE_MAIL,
  LASTING_HOSTING,
  LINK_SHORTENERS,
  MAIL_SERVICES,
  MORE_LINK_SHORTENERS,
  RESERVED_ENDINGS,
  THROW_AWAY_HOSTING,
  WELL_KNOWN_SITES,
} from './name-lists.ts'
import { openPathsOf } from './open-sites.ts'

const BRAND_OF_DOMAIN = new Map(
  BRANDS.flatMap((brand) => brand.domains.map((domain) => [domain, brand] as const)),
)

/** The organisation that a host belongs to: one of its official domains, or a host under one. */
export function brandOfHost(host: string): Brand | null {
  for (const ending of endingsOf(host)) {
    const brand = BRAND_OF_DOMAIN.get(ending)
    if (brand) return brand
  }
  return null
}

/** Whether the host may bear the name of the brand: its own, or a government one for a government body. */
export function isHostOf(brand: Brand, host: string): boolean {
  return endingsOf(host).some((ending) => brand.domains.includes(ending))
}

/** gov.ae and mil.ae are given only to bodies of the state (rules of the .ae registry). */
export function isGovernmentHost(host: string): boolean {
  return /(?:^|\.)(?:gov|mil)\.ae$/.test(host)
}

/** Whether a service that sends mail for anybody counts the click: where the link leads nobody else can tell. */
export function isClickTracker({ domain }: LinkAddress): boolean {
  return CLICK_TRACKERS.has(domain)
}

/** A site where anybody may put up a page under an address of their own. */
export function isFreeHosting(host: string): boolean {
  return endingsOf(host).some((ending) => FREE_HOSTING.has(ending))
}

/** Free hosting where a page is up in a minute and gone in a day. */
export function isThrowAway(host: string): boolean {
  return endingsOf(host).some((ending) => THROW_AWAY_HOSTING.has(ending))
}

/** Free hosting where people and shops have pages for years. */
export function isLastingHosting(host: string): boolean {
  return endingsOf(host).some((ending) => LASTING_HOSTING.has(ending))
}

/** The service under which somebody took the host's name, if it is under one. */
export function freeHostingOf(host: string): string | undefined {
  return endingsOf(host.slice(host.indexOf('.') + 1)).find((ending) => FREE_HOSTING.has(ending))
}

/** A site where people share files and forms: in a message it is no reason for suspicion by itself. */
export function isFileSharing(host: string): boolean {
  return endingsOf(host).some((ending) => FILE_SHARING.has(ending))
}

/** A provider where anybody gets a mail address. */
export function isFreeMail(host: string): boolean {
  return FREE_MAIL.has(host)
}

/** Whom a host of a mail service belongs to, by the name before the service's: "tabby" of "tabby.zendesk.com". */
export function mailCustomerOf(host: string): string | null {
  const service = endingsOf(host).find((ending) => MAIL_SERVICES.has(ending))
  if (!service) return null
  const below = host.slice(0, -service.length - 1)
  return below.slice(below.lastIndexOf('.') + 1)
}

const SHORTENERS = new Set([...LINK_SHORTENERS, ...MORE_LINK_SHORTENERS])

export function isShortener(host: string): boolean {
  return SHORTENERS.has(host.replace(/^www\./, ''))
}

/** An address that opens a talk with whoever made the link. */
export function isMessenger(host: string): boolean {
  return CHAT_LINKS.has(host)
}

/** Short addresses of forms and files that somebody shares. */
const SHARED = new Set(['forms.gle', '1drv.ms'])

/** An address that tells nothing of who is behind it: it opens a talk, or what somebody shares, or counts a click in a mail. */
export function isBlindLink(link: LinkAddress): boolean {
  return isMessenger(link.host) || SHARED.has(link.host) || isClickTracker(link)
}

/**
 * A well-known site that nobody but its owner publishes on, or one of a body of the state or of a school in the Gulf; brands' own
 * sites are asked for with `brandOfHost`.
 */
export function isWellKnown(host: string): boolean {
  return endingsOf(host).some(
    (ending) => WELL_KNOWN_SITES.has(ending) || RESERVED_ENDINGS.has(ending),
  )
}

/** Whether the host is no reason for suspicion. What stands there may still be anybody's: see `leadsToOwner`. */
export function isTrusted(host: string): boolean {
  if (isFreeHosting(host) || isShortener(host) || isMessenger(host)) return false
  return brandOfHost(host) !== null || isGovernmentHost(host) || isWellKnown(host)
}

/** Whether whoever answers mail at the host is known: behind a free mailbox anybody may be. */
export function isTrustedMailHost(host: string): boolean {
  return isTrusted(host) && !isFreeMail(host)
}

/** A profile, a file or a page of anybody's under the address of a well-known site. */
export function isOpenPage({ host, path }: LinkAddress): boolean {
  return openPathsOf(host)?.test(path || '/') ?? false
}

/** Whether the link is one of a trusted host whose owner answers for what stands there. */
export function leadsToOwner(link: LinkAddress): boolean {
  return isTrusted(link.host) && !isOpenPage(link)
}

/**
 * Whether all links are of trusted hosts and one at least leads to an owner: the pages at social networks that a sender names
 * beside its own site are no reason for suspicion.
 */
export function areKnown(links: readonly LinkAddress[]): boolean {
  return links.every(({ host }) => isTrusted(host)) && links.some(leadsToOwner)
}

/** No host of any list has more labels. */
const MOST_LABELS = 5

/** "a.b.ae" -> "a.b.ae", "b.ae", "ae". */
function endingsOf(host: string): string[] {
  const endings: string[] = []
  for (let dot = host.length; dot > 0 && endings.length < MOST_LABELS; ) {
    dot = host.lastIndexOf('.', dot - 1)
    endings.unshift(host.slice(dot + 1))
  }
  return endings
}
