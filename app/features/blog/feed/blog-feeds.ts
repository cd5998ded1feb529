import type { MetaDescriptor } from 'react-router'
import type { MetaPlace } from '#app/features/shell/page-meta.ts'
import { blogFeedText } from '#app/i18n/blog.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'

/** Where each feed of the blog is, without its language, and what it is. */
export const BLOG_FEEDS = {
  rss: { path: '/blog/feed.rss', type: 'application/rss+xml' },
  atom: { path: '/blog/feed.atom', type: 'application/atom+xml' },
  json: { path: '/blog/feed.json', type: 'application/feed+json' },
} as const

export type BlogFeedFormat = keyof typeof BLOG_FEEDS

/** Tells feed readers where the feeds in the language of the page are: part of the page's meta. */
export function blogFeedLinks({ location }: MetaPlace): MetaDescriptor[] {
  if (!import.meta.env.SSR) return []
  const locale = localeOf(location.pathname)
  return (Object.keys(BLOG_FEEDS) as BlogFeedFormat[]).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: BLOG_FEEDS[format].type,
    title: blogFeedText[locale].formats[format],
    href: localPath(locale, BLOG_FEEDS[format].path),
  }))
}
