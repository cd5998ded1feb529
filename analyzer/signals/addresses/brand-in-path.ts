import { brandOfHost } from '../../entities/official.ts'
import { linkSignal, named } from '../detector.ts'
import { addressNames, isUnknown } from './imitation.ts'

const SIGN_IN = /login|log-in|signin|sign-in|verif|secure|account|update|confirm|payment|webscr/

/** An official address, or a brand's own name beside a sign-in word, in the path of somebody else's site. */
export const brandInPath = linkSignal('brand-in-path', (link) => {
  if (!isUnknown(link) || link.path.length < 4) return null
  const segments = link.path
    .slice(0, 400)
    .split(/[/?#&=]/)
    .filter((segment) => segment.length >= 4)
  for (const segment of segments) {
    const host = segment.replace(/^www\./, '')
    const brand = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) ? brandOfHost(host) : null
    if (brand) return { ...named(brand), official: host }
  }
  if (!SIGN_IN.test(link.path)) return null
  const found = addressNames().find(({ name, isWeak }) => !isWeak && segments.includes(name))
  return found ? { ...named(found.brand), official: found.domain } : null
})
