/** Where each feed of the library is, and what it is. */
export const FEED_FORMATS = {
  rss: { path: '/scam-library/feed.rss', type: 'application/rss+xml' },
  atom: { path: '/scam-library/feed.atom', type: 'application/atom+xml' },
  json: { path: '/scam-library/feed.json', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof FEED_FORMATS
