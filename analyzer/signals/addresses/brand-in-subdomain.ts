import { brandOfHost } from '../../entities/official.ts'
import { linkSignal, named } from '../detector.ts'
import { addressNames, brandInLabel, isUnknown } from './imitation.ts'

/** What a part of anybody's site may be called. */
const ROLES = new Set(
  'booking express outlook property central line signal target sky outlet windows android chrome'.split(
    ' ',
  ),
)

/** A brand's name left of somebody else's domain: "emiratespost.ae.track-info.top". */
export const brandInSubdomain = linkSignal('brand-in-subdomain', (link) => {
  if (!isUnknown(link) || link.subdomain === '') return null
  const labels = link.subdomain.split('.')
  for (let i = 0; i + 1 < labels.length; i++) {
    const brand = brandOfHost(`${labels[i]}.${labels[i + 1]}`)
    if (brand) return { ...named(brand), official: `${labels[i]}.${labels[i + 1]}` }
  }
  for (const label of labels) {
    if (ROLES.has(label)) continue
    const same = addressNames().find((name) => name.name === label && name.name.length > 3)
    const found = same ?? brandInLabel(label)
    if (found) return { ...named(found.brand), official: found.domain }
  }
  return null
})
