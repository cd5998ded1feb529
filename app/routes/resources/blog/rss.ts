import { serveBlogFeed } from '#app/features/blog/feed/serve-blog-feed.server.ts'

export const loader = serveBlogFeed('rss')

export const action = loader
