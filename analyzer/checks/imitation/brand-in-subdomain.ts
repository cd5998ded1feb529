import { namesOf } from '../../entities/name-lists.ts'
import { linkCheck, named } from '../check.ts'
import { addressNames, brandInLabel, isBesideService, isUnknown, ownerShown } from './imitation.ts'

/** What a part of anybody's site may be called. */
const ROLES = namesOf('everyday-subdomains')

/** Where a name belongs to the account that bears it, and companies publish their programs: a name alone is its owner's. */
const OF_AN_ACCOUNT = new Set(['github.io', 'gitlab.io'])

/** A brand's name left of somebody else's domain: "emiratespost.ae.track-info.top". */
export const brandInSubdomain = linkCheck((link) => {
  if (!isUnknown(link) || link.subdomain === '') return null
  const shown = ownerShown(link, 'subdomain')
  if (shown) return { ...named(shown.brand), official: shown.host }
  const labels = link.subdomain.split('.')
  const registered = link.domain.slice(0, -link.suffix.length - 1)
  for (const label of labels) {
    if (ROLES.has(label)) continue
    const others = [...labels.filter((other) => other !== label), registered].flatMap((other) =>
      other.split('-'),
    )
    if (OF_AN_ACCOUNT.has(link.domain) && addressNames().some(({ name }) => name === label))
      continue
    const same = addressNames().find(
      ({ name, isWeak }) =>
        name === label && (!isWeak || (name.length > 3 && isBesideService(name, others))),
    )
    const found = same ?? brandInLabel(label)
    if (found) return { ...named(found.brand), official: found.domain }
  }
  return null
})
