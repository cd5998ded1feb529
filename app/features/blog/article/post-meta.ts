import type { MetaDescriptor } from 'react-router'
import { type MetaPlace, originAt, pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { publisher, type Thing } from '#app/features/shell/structured-data.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { blogPostText } from '#words/blog-post.js'
import { shellText } from '#words/shell.js'
import { BLOG_PATH } from '../blog-filters.ts'
import type { Post } from '../post.ts'

/** Metadata of an article's page. English text at an Arabic URL is not indexed. */
export function postMeta(place: MetaPlace, post: Post): MetaDescriptor[] {
  if (!import.meta.env.SSR) return pageMeta(place, { title: post.title })
  const origin = originAt(place)
  const path = localPath(localeOf(place.location.pathname), `${BLOG_PATH}/${post.slug}`)
  const image = { path: `${path}/card.png`, alt: post.title }
  return pageMeta(place, {
    title: post.title,
    description: post.excerpt,
    keywords: textAt(blogPostText, place).keywords({ category: post.category.name }),
    type: 'article',
    image,
    published: post.publishedAt,
    modified: post.updatedAt,
    languages: post.languages,
    things: origin ? [blogPosting(place, post, { origin, path, image })] : [],
  })
}

/** Structured data (schema.org). */
function blogPosting(
  place: MetaPlace,
  post: Post,
  { origin, path, image }: { origin: string; path: string; image: { path: string } },
): Thing {
  const url = origin + path
  const house = publisher(origin, textAt(shellText, place).productName)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category.name,
    inLanguage: post.language,
    wordCount: post.words,
    timeRequired: `PT${post.readMinutes}M`,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    image: origin + image.path,
    mainEntityOfPage: url,
    url,
    author: { '@type': 'Organization', name: post.author.name, url: origin + BLOG_PATH },
    publisher: house,
  }
}
