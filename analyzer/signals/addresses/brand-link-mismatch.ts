import { isHarmless } from '../../entities/harmless-links.ts'
import { isFileSharing, isTrusted, leadsToOwner } from '../../entities/official.ts'
import { MASKED_HOST } from '../../text/readings/normalise.ts'
import { type Detector, named } from '../detector.ts'

/** "Spent at Amazon", "offers on Noon, Amazon": where something happened, and nobody who speaks. */
const IS_PLACE = /(?:^|\s)(?:at|on|via|لدى|عبر)\s{1,2}(?:the\s)?(?:\p{L}{2,15}, ?){0,3}$/iu

/**
 * It names an organisation, but none of its links leads to that organisation or to another known site. Who shares a file
 * names the service that holds it.
 */
export const brandLinkMismatch: Detector = ({ type, text, brands, links }) => {
  const mention = brands.find(({ span }) => !IS_PLACE.test(text.slice(0, span.start).slice(-48)))
  // Where a masked link leads nobody can tell.
  const link = links.find(
    (link) => !isTrusted(link.host) && link.host !== MASKED_HOST && !isHarmless(link),
  )
  if (type === 'website' || !mention || !link || links.some(leadsToOwner)) return []
  if (mention.brand.sector === 'technology' && isFileSharing(link.host)) return []
  return [
    {
      code: 'brand-link-mismatch',
      params: { ...named(mention.brand), domain: link.domain },
      spans: [mention.span, link.span].sort((a, b) => a.start - b.start),
    },
  ]
}
