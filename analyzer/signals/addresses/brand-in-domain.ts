import { BRANDS } from '../../uae/brands.ts'
import { linkSignal, named } from '../detector.ts'
import { type AddressName, addressNames, brandInLabel, isUnknown } from './imitation.ts'

/** Endings of countries that are sold to everybody. */
const OPEN_COUNTRY_ENDINGS = new Set(
  'co cc io me tk ml ga cf gq pw ws to tv in ru cn su'.split(' '),
)

/** "gov-ae", "ae-gov", "govae": only the state has gov.ae. */
const POSES_AS_STATE = /(?:^|-)(?:gov-?ae|gov-?uae|uae-?gov|ae-gov)(?:-|$)/
const STATE = BRANDS.find(({ id }) => id === 'uae-government')!

/** A brand's name inside somebody else's registered domain: "emiratespost-delivery.com", "emiratespost.top". */
export const brandInDomain = linkSignal('brand-in-domain', (link) => {
  if (!isUnknown(link)) return null
  const registered = link.domain.split('.')[0]!
  if (POSES_AS_STATE.test(registered)) return { ...named(STATE), official: STATE.domains[0]! }
  const same = addressNames().find((name) => name.name === registered)
  const found = same ? differentOwner(same, link.suffix) : brandInLabel(registered)
  return found && { ...named(found.brand), official: found.domain }
})

/** The same name under another ending: the branch of a country ("google.com.pk") or somebody else ("dewa.top"). */
function differentOwner(name: AddressName, suffix: string): AddressName | null {
  const ending = suffix.split('.').at(-1) ?? ''
  const isCountry = ending.length === 2 && !OPEN_COUNTRY_ENDINGS.has(ending)
  return isCountry || name.isWeak ? null : name
}
