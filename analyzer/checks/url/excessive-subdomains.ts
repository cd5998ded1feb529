import { linkCheck } from '../check.ts'
import { isUnknown } from '../imitation/imitation.ts'

const LONG = 40
const HYPHENS = 3
const LABELS = 5

/** A host so long, hyphenated or nested that its registered domain is hard to see. */
export const excessiveSubdomains = linkCheck((link) => {
  if (!isUnknown(link)) return null
  const hyphens = link.host.replaceAll('xn--', '').split('-').length - 1
  const labels = link.host.replace(/^www\./, '').split('.').length
  return link.host.length >= LONG || hyphens >= HYPHENS || labels >= LABELS
    ? { host: link.host }
    : null
})
