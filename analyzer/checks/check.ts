import type { Brand } from '../entities/brand.ts'
import type { Link } from '../entities/links.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Span } from '../types.ts'

/** Where a check found something, and the facts that its sentence names. */
export type Found = { readonly params: Record<string, string>; readonly spans: Span[] }

/** Looks for what only code can find. A rule says what it means that it was found. */
export type Check = (content: ParsedContent) => Found | null

/** A check that looks at each link by itself: what it finds is about the first link that has it. */
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

/** The parameters by which a sentence names an organisation. */
export function named(brand: Brand): { brand: string; brandAr: string } {
  return { brand: brand.name.en, brandAr: brand.name.ar }
}
