import type { Brand } from '../entities/brand.ts'
import type { Link } from '../entities/links.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Span } from '../types.ts'

/** Where a check matched, and the parameters for its explanation. */
export type Found = { readonly params: Record<string, string>; readonly spans: Span[] }

/** Detects what a rule file cannot express. The rule says what a match means. */
export type Check = (content: ParsedContent) => Found | null

/** Creates a check that tests each link separately and reports the first match. */
export function linkCheck(
  look: (link: Link, content: ParsedContent) => Record<string, string> | null,
): Check {
  return (content) => {
    for (const link of content.links) {
      const params = look(link, content)
      if (params) return { params: { domain: link.domain, ...params }, spans: [link.span] }
    }
    return null
  }
}

/** Parameters that name an organisation in an explanation. */
export function named(brand: Brand): { brand: string; brandAr: string } {
  return { brand: brand.name.en, brandAr: brand.name.ar }
}
