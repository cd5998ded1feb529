import { getDomain } from 'tldts'
import type { Content } from '#analyzer'
import { bandsOfSite, bandsOfText } from '#app/features/similarity/min-hash.ts'

/**
 * The bands by which a checked text is compared: of its words, or for a web address of its registrable domain.
 * Without a domain there is nothing to compare.
 */
export function bandsOfContent({ type, text }: Content): bigint[] {
  if (type !== 'website') return bandsOfText(text)
  const domain = getDomain(text.trim(), { allowPrivateDomains: true })
  return domain ? bandsOfSite(domain) : []
}
