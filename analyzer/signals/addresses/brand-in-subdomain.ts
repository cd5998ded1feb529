import { brandOfHost } from '../../entities/official.ts'
import { linkSignal, named } from '../detector.ts'
import { addressNames, brandInLabel, isUnknown } from './imitation.ts'

/** A brand's name left of somebody else's domain: "emiratespost.ae.track-info.top". */
export const brandInSubdomain = linkSignal('brand-in-subdomain', (link) => {
  if (!isUnknown(link) || link.subdomain === '') return null
  const labels = link.subdomain.split('.')
  for (let i = 0; i + 1 < labels.length; i++) {
    const brand = brandOfHost(`${labels[i]}.${labels[i + 1]}`)
    if (brand) return { ...named(brand), official: `${labels[i]}.${labels[i + 1]}` }
  }
  for (const label of labels) {
    const same = addressNames().find((name) => name.name === label && name.name.length > 3)
    const found = same ?? brandInLabel(label)
    if (found) return { ...named(found.brand), official: found.domain }
  }
  return null
})
