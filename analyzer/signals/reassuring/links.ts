import type { Link } from '../../entities/links.ts'
import {
  areKnown,
  brandOfHost,
  isFreeMail,
  isGovernmentHost,
  isWellKnown,
  leadsToOwner,
} from '../../entities/official.ts'
import type { Prepared } from '../../prepared.ts'
import { named, type Reassurer } from '../detector.ts'

/**
 * The first link whose owner answers for it. The bare name of a mail provider in a text is what is left of somebody's
 * address: "sandra at gmail.com".
 */
function ownersLink({ type, links }: Prepared): Link | undefined {
  return links.find(
    (link) =>
      leadsToOwner(link) &&
      (type === 'website' || link.scheme !== null || link.path !== '' || !isFreeMail(link.host)),
  )
}

/** The links go to an organisation's own site, and to known ones beside it. */
export const officialLink: Reassurer = (content) => {
  const { links } = content
  const link = ownersLink(content)
  const brand = link && brandOfHost(link.host)
  if (!brand || !areKnown(links)) return []
  return [
    {
      code: 'official-link',
      params: { ...named(brand), domain: link.domain },
      spans: links.map(({ span }) => span),
    },
  ]
}

/** Every link goes to a site of the UAE's government. */
export const governmentLink: Reassurer = ({ links }) => {
  const link = links[0]
  if (!link || brandOfHost(link.host) || !links.every(({ host }) => isGovernmentHost(host)))
    return []
  return [
    {
      code: 'government-link',
      params: { domain: link.domain },
      spans: links.map(({ span }) => span),
    },
  ]
}

/** The links go to a site that is well known and is run by its owner alone, and to known ones beside it. */
export const wellKnownLink: Reassurer = (content) => {
  const { links } = content
  const link = ownersLink(content)
  if (!link || !isWellKnown(link.host) || brandOfHost(link.host) || !areKnown(links)) return []
  return [
    {
      code: 'well-known-link',
      params: { domain: link.domain },
      spans: links.map(({ span }) => span),
    },
  ]
}
