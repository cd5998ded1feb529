import {
  brandOfHost,
  isFreeHosting,
  isGovernmentHost,
  isShortener,
  isWellKnown,
  leadsToOwner,
} from '../../entities/official.ts'
import { named, type Reassurer } from '../detector.ts'

/** Every link goes to an organisation's own site. */
export const officialLink: Reassurer = ({ links }) => {
  const link = links[0]
  const brand = link && brandOfHost(link.host)
  if (!brand || !links.every(leadsToOwner)) return []
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

/** Every link goes to a site that is well known and is run by its owner alone. */
export const wellKnownLink: Reassurer = ({ links }) => {
  const link = links[0]
  if (!link || !isWellKnown(link.host) || isFreeHosting(link.host) || isShortener(link.host))
    return []
  if (brandOfHost(link.host) || !links.every(leadsToOwner)) return []
  return [
    {
      code: 'well-known-link',
      params: { domain: link.domain },
      spans: links.map(({ span }) => span),
    },
  ]
}
