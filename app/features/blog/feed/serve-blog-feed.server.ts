import { v5 as uuidOfName } from 'uuid'
import { xml } from '#app/domain/text/xml.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'
import { answerFeed, MAX_ENTRIES } from '#app/features/feeds/answer-feed.server.ts'
import { type Feed, type FeedEntry, type FeedFormat, feedPath } from '#app/features/feeds/feed.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { blogFeedText } from '#words/blog-feed.js'
import { shellText } from '#words/shell.js'
import { BLOG_PATH } from '../blog-filters.ts'
import { newestPosts } from '../list-posts.db.server.ts'
import type { Post } from '../post.ts'

/** The ids of the first feeds: random once, never to change. Those of other languages are made of the first. */
const FEED_IDS: Readonly<Partial<Record<Locale, string>>> = {
  en: '2055f4fc-911a-44f4-bb24-bba807dc4843',
  ar: '02fc7ef6-348c-46e7-8254-3eb73a3ada5b',
}
const feedId = (locale: Locale) =>
  `urn:uuid:${FEED_IDS[locale] ?? uuidOfName(locale, FEED_IDS.en as string)}`

/** A site-relative URL in an article's HTML. */
const OWN_ADDRESS = /(<(?:a|img) (?:href|src)=")(?=\/)/g

/** Creates the loader of a feed: the newest articles in the URL's language, in full. */
export function serveBlogFeed(format: FeedFormat) {
  return servePublic(async ({ db, request, url }) => {
    const locale = localeOf(url.pathname)
    const posts = await newestPosts(db, locale, MAX_ENTRIES)
    return answerFeed(request, format, blogFeed(posts, format, locale, url.origin))
  })
}

function blogFeed(
  posts: readonly Post[],
  format: FeedFormat,
  locale: Locale,
  origin: string,
): Feed {
  const { title, description } = blogFeedText[locale]
  return {
    id: feedId(locale),
    title,
    description,
    author: shellText[locale].productName,
    language: locale,
    home: origin + localPath(locale, BLOG_PATH),
    self: origin + localPath(locale, feedPath(BLOG_PATH, format)),
    entries: posts.map((post) => entryOf(post, origin)),
  }
}

function entryOf(post: Post, origin: string): FeedEntry {
  return {
    // Each language of an article is a separate entry.
    id: `urn:uuid:${post.language === 'en' ? post.id : uuidOfName(post.language, post.id)}`,
    title: post.title,
    url: origin + localPath(post.language, `${BLOG_PATH}/${post.slug}`),
    summary: post.excerpt,
    html: xml`<div lang="${post.language}" dir="${DIRECTIONS[post.language]}">${{ xml: post.html.replace(OWN_ADDRESS, `$1${origin}`) }}</div>`,
    categories: [post.category.name],
    published: post.publishedAt,
    updated: post.updatedAt,
  }
}
