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
 * The first link whose owner answers for it. The bare name of a mail provider in a text is what is left of somebody's
 * address: "sandra at gmail.com".
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

/** The name of a site as one speaks of it, and no address that is written to be opened. */
function isBareName({ scheme, path, subdomain }: Link): boolean {
  return scheme === null && path === '' && subdomain === ''
}

/** "Booking.com" signs its mails with a name that is an address, too, as anybody can. */
function isNameOfOwner(host: string): boolean {
  return brandOfHost(host)?.name.en.toLowerCase() === host
}

/** What a sentence says of the link: that it leads there, or that no more than the site's name is there. */
function place({ type }: ParsedContent, link: Link): Record<string, string> {
  return type !== 'website' && isBareName(link) ? { site: link.domain } : { domain: link.domain }
}

/** The links go to an organisation's own site, and to known ones beside it. */
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

/** Every link goes to a site of the UAE's government. */
export const governmentLink: Check = (content) => {
  const { links } = content
  const link = links[0]
  if (!link || brandOfHost(link.host) || !links.every(({ host }) => isGovernmentHost(host)))
    return null
  return { params: place(content, link), spans: links.map(({ span }) => span) }
}

/** The links go to a site that is well known and is run by its owner alone, and to known ones beside it. */
export const wellKnownLink: Check = (content) => {
  const { links } = content
  const link = ownersLink(content)
  if (!link || !isWellKnown(link.host) || brandOfHost(link.host) || !areKnown(links)) return null
  return { params: place(content, link), spans: links.map(({ span }) => span) }
}
