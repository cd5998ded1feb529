import {
  areKnown,
  brandOfHost,
  isGovernmentHost,
  isWellKnown,
  leadsToOwner,
} from '../../entities/official.ts'
import { named, type Reassurer } from '../detector.ts'

/** The links go to an organisation's own site, and to known ones beside it. */
export const officialLink: Reassurer = ({ links }) => {
  const link = links.find(leadsToOwner)
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
export const wellKnownLink: Reassurer = ({ links }) => {
  const link = links.find(leadsToOwner)
  if (!link || !isWellKnown(link.host) || brandOfHost(link.host) || !areKnown(links)) return []
  return [
    {
      code: 'well-known-link',
      params: { domain: link.domain },
      spans: links.map(({ span }) => span),
    },
  ]
}
