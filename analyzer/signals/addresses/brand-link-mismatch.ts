import { isTrusted } from '../../entities/official.ts'
import { type Detector, named } from '../detector.ts'

/** It names an organisation, but none of its links leads to that organisation or to another known site. */
export const brandLinkMismatch: Detector = ({ type, brands, links }) => {
  const mention = brands[0]
  const link = links.find(({ host }) => !isTrusted(host))
  if (type === 'website' || !mention || !link || links.some(({ host }) => isTrusted(host)))
    return []
  return [
    {
      code: 'brand-link-mismatch',
      params: { ...named(mention.brand), domain: link.domain },
      spans: [mention.span, link.span].sort((a, b) => a.start - b.start),
    },
  ]
}
