import type { Link } from '../../entities/links.ts'
import {
  areKnown,
  brandOfHost,
  isFreeMail,
  isGovernmentHost,
  isWellKnown,
  leadsToOwner,
} from '../../entities/official.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import { type Check, named } from '../check.ts'

/**
 * Returns the first link whose owner is accountable for it. The bare name of a mail provider in a text is the
 * rest of an address: "sandra at gmail.com".
 */
function ownersLink({ type, links }: ParsedContent): Link | undefined {
  return links.find(
    (link) =>
      leadsToOwner(link) &&
      (type === 'website' ||
        !isBareName(link) ||
        !(isFreeMail(link.host) || (type === 'email' && isNameOfOwner(link.host)))),
  )
}

/** Whether the site is only mentioned by name and not written as a link. */
function isBareName({ scheme, path, subdomain }: Link): boolean {
  return scheme === null && path === '' && subdomain === ''
}

/** Whether the host is also a company name, such as "Booking.com". Anyone can sign with it. */
function isNameOfOwner(host: string): boolean {
  return brandOfHost(host)?.name.en.toLowerCase() === host
}

/** The explanation parameter that says whether the text links to the site or only names it. */
function place({ type }: ParsedContent, link: Link): Record<string, string> {
  return type !== 'website' && isBareName(link) ? { site: link.domain } : { domain: link.domain }
}

/** All links lead to an organisation's own site or to known sites. */
export const officialLink: Check = (content) => {
  const { links } = content
  const link = ownersLink(content)
  const brand = link && brandOfHost(link.host)
  if (!brand || !areKnown(links)) return null
  return {
    params: { ...named(brand), ...place(content, link) },
    spans: links.map(({ span }) => span),
  }
}

/** Every link leads to a UAE government site. */
export const governmentLink: Check = (content) => {
  const { links } = content
  const link = links[0]
  if (!link || brandOfHost(link.host) || !links.every(({ host }) => isGovernmentHost(host)))
    return null
  return { params: place(content, link), spans: links.map(({ span }) => span) }
}

/** All links lead to well-known sites, at least one of which is run by its owner alone. */
export const wellKnownLink: Check = (content) => {
  const { links } = content
  const link = ownersLink(content)
  if (!link || !isWellKnown(link.host) || brandOfHost(link.host) || !areKnown(links)) return null
  return { params: place(content, link), spans: links.map(({ span }) => span) }
}
