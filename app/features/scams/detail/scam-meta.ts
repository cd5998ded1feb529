import type { MetaDescriptor } from 'react-router'
import { truncate } from '#app/domain/text/beginning.ts'
import { type MetaPlace, originAt, pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { publisher, type Thing } from '#app/features/shell/structured-data.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { libraryText } from '#words/library/library.js'
import { scamDetailText } from '#words/library/scam-detail.js'
import { shellText } from '#words/shell.js'
import type { Scam } from '../scam.ts'

/** Length shown by search engines and social networks, in UTF-16 code units. */
const SUMMARY_LENGTH = 160

/** Metadata of an entry's page. See `pageMeta` for what browsers need of it. */
export function scamMeta(place: MetaPlace, scam: Scam): MetaDescriptor[] {
  if (!import.meta.env.SSR) return pageMeta(place, { title: scam.title })
  const locale = localeOf(place.location.pathname)
  const path = localPath(locale, `/scam-library/${scam.id}`)
  const category = textAt(libraryText, place).categories[scam.category]
  const description = summaryOf(scam.description)
  const image = { path: `${path}/card.png`, alt: scam.title }
  const origin = originAt(place)
  return pageMeta(place, {
    title: scam.title,
    description,
    keywords: textAt(scamDetailText, place).keywords({ category }),
    type: 'article',
    image,
    languages: scam.languages,
    noindex: scam.status === 'inactive',
    published: scam.createdAt,
    modified: scam.updatedAt,
    things: origin
      ? [
          articleOf(scam, {
            description,
            section: category,
            url: origin + path,
            image: origin + image.path,
            owner: publisher(origin, textAt(shellText, place).productName),
          }),
        ]
      : [],
  })
}

/** Structured data. */
function articleOf(
  scam: Scam,
  facts: { description: string; section: string; url: string; image: string; owner: Thing },
): Thing {
  return {
    '@type': 'Article',
    headline: scam.title,
    description: facts.description,
    articleBody: scam.description,
    articleSection: facts.section,
    inLanguage: scam.language,
    datePublished: scam.createdAt.toISOString(),
    dateModified: scam.updatedAt.toISOString(),
    image: facts.image,
    mainEntityOfPage: facts.url,
    author: facts.owner,
    publisher: facts.owner,
  }
}

/** Truncates a text between words. */
function summaryOf(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text
  const cut = truncate(text, SUMMARY_LENGTH)
  const space = cut.lastIndexOf(' ')
  return `${(space < SUMMARY_LENGTH / 2 ? cut : cut.slice(0, space)).trimEnd()}…`
}
