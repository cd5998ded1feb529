import type { MetaDescriptor } from 'react-router'
import { type MetaPlace, pageMeta } from '#app/features/shell/page-meta.ts'
import { library, scamDetail } from '#app/i18n/en/library/library.ts'
import { shell } from '#app/i18n/en/shell.ts'
import type { Scam } from '../scam.ts'

/** Search engines and social networks show about this much. In UTF-16 code units. */
const SUMMARY_LENGTH = 160

/** The size that the specification asks of social images, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The head of an entry's page. `origin` is the site's, for other sites ask for whole addresses. */
export function scamMeta(place: MetaPlace, scam: Scam, origin: string): MetaDescriptor[] {
  const url = `${origin}/scam-library/${scam.id}`
  const description = summaryOf(scam.description)
  const properties = {
    'og:type': 'article',
    'og:site_name': shell.productName,
    'og:title': scam.title,
    'og:description': description,
    'og:url': url,
    'og:image': `${url}/card.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(CARD_SIZE.width),
    'og:image:height': String(CARD_SIZE.height),
    'og:image:alt': scam.title,
    'article:published_time': scam.createdAt.toISOString(),
    'article:modified_time': scam.updatedAt.toISOString(),
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': scam.title,
    'twitter:description': description,
    'twitter:image': `${url}/card.png`,
  }
  return [
    ...pageMeta(place, {
      title: scam.title,
      description,
      keywords: scamDetail.keywords(library.categories[scam.category]),
    }),
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...Object.entries(names).map(([name, content]) => ({ name, content })),
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}

/** What the page is, for machines (schema.org), as text that is safe inside a script element. */
export function structuredData(scam: Scam, origin: string): string {
  const url = `${origin}/scam-library/${scam.id}`
  const trail = [
    { name: scamDetail.home, item: `${origin}/` },
    { name: scamDetail.library, item: `${origin}/scam-library` },
    { name: scam.title, item: url },
  ]
  const publisher = { '@type': 'Organization', name: shell.productName, url: `${origin}/` }
  const graph = [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        ...step,
      })),
    },
    {
      '@type': 'Article',
      headline: scam.title,
      description: summaryOf(scam.description),
      articleBody: scam.description,
      articleSection: library.categories[scam.category],
      datePublished: scam.createdAt.toISOString(),
      dateModified: scam.updatedAt.toISOString(),
      image: `${url}/card.png`,
      mainEntityOfPage: url,
      author: publisher,
      publisher,
    },
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
}

/** The beginning, cut between words. */
function summaryOf(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text
  const cut = text.slice(0, SUMMARY_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY_LENGTH / 2)).trimEnd()}…`
}
