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

/** Returns the organisation that owns a host: an official domain or a subdomain of one. */
export function brandOfHost(host: string): Brand | null {
  for (const ending of endingsOf(host)) {
    const brand = BRAND_OF_DOMAIN.get(ending)
    if (brand) return brand
  }
  return null
}

/** Whether the host may carry the brand's name: its own, or a government host for a government body. */
export function isHostOf(brand: Brand, host: string): boolean {
  return endingsOf(host).some((ending) => brand.domains.includes(ending))
}

/** Only state bodies can register gov.ae and mil.ae (.ae registry rules). */
export function isGovernmentHost(host: string): boolean {
  return /(?:^|\.)(?:gov|mil)\.ae$/.test(host)
}

/** Whether the link goes through a mail service's click tracker, whose target is unknown. */
export function isClickTracker({ domain }: LinkAddress): boolean {
  return CLICK_TRACKERS.has(domain)
}

/** Whether the host belongs to a mail service's click tracker. */
export function isClickTrackerHost(host: string): boolean {
  return endingsOf(host).some((ending) => CLICK_TRACKERS.has(ending))
}

/** Whether anyone can publish a page under their own subdomain of this host. */
export function isFreeHosting(host: string): boolean {
  return endingsOf(host).some((ending) => FREE_HOSTING.has(ending))
}

/** Free hosting with anonymous, short-lived pages. */
export function isThrowAway(host: string): boolean {
  return endingsOf(host).some((ending) => THROW_AWAY_HOSTING.has(ending))
}

/** Free hosting where people and shops keep pages for years. */
export function isLastingHosting(host: string): boolean {
  return endingsOf(host).some((ending) => LASTING_HOSTING.has(ending))
}

/** Returns the hosting service that the host is a subdomain of, if any. */
export function freeHostingOf(host: string): string | undefined {
  return endingsOf(host.slice(host.indexOf('.') + 1)).find((ending) => FREE_HOSTING.has(ending))
}

/** Whether the site hosts shared files and forms. In a message that alone is not suspicious. */
export function isFileSharing(host: string): boolean {
  return endingsOf(host).some((ending) => FILE_SHARING.has(ending))
}

/** Whether the host is a free mail provider. */
export function isFreeMail(host: string): boolean {
  return FREE_MAIL.has(host)
}

/** Returns the customer name in a host of a mail service: "tabby" for "tabby.zendesk.com". */
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

/** Whether the address opens a chat with the creator of the link. */
export function isMessenger(host: string): boolean {
  return CHAT_LINKS.has(host)
}

/** Short links of shared forms and files. */
const SHARED = new Set(['forms.gle', '1drv.ms'])

/**
 * Whether the address does not reveal who is behind it: it opens a chat or shared content, or is a click
 * tracker.
 */
export function isBlindLink(link: LinkAddress): boolean {
  return isMessenger(link.host) || SHARED.has(link.host) || isClickTracker(link)
}

/**
 * Whether the site is well known and published by its owner alone, or belongs to a state body or a school in
 * the Gulf. For brands' own sites use `brandOfHost`.
 */
export function isWellKnown(host: string): boolean {
  return endingsOf(host).some(
    (ending) => WELL_KNOWN_SITES.has(ending) || RESERVED_ENDINGS.has(ending),
  )
}

/** Whether the host is not suspicious. Its content may still be user-generated: see `leadsToOwner`. */
export function isTrusted(host: string): boolean {
  if (isFreeHosting(host) || isShortener(host) || isMessenger(host)) return false
  return brandOfHost(host) !== null || isGovernmentHost(host) || isWellKnown(host)
}

/** Whether the owner of a mail host is known. A free mailbox may belong to anyone. */
export function isTrustedMailHost(host: string): boolean {
  return isTrusted(host) && !isFreeMail(host)
}

/** Whether the address is user-generated content on a well-known site. */
export function isOpenPage({ host, path }: LinkAddress): boolean {
  return openPathsOf(host)?.test(path || '/') ?? false
}

/** Whether the link leads to a trusted host whose owner is accountable for the content. */
export function leadsToOwner(link: LinkAddress): boolean {
  return isTrusted(link.host) && !isOpenPage(link)
}

/**
 * Whether all links lead to trusted hosts and at least one to its owner. A sender's social network pages
 * beside its own site are not suspicious.
 */
export function areKnown(links: readonly LinkAddress[]): boolean {
  return links.every(({ host }) => isTrusted(host)) && links.some(leadsToOwner)
}

/** Maximum number of labels of any listed host. */
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
