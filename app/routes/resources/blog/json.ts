import { serveBlogFeed } from '#app/features/blog/feed/serve-blog-feed.server.ts'

export const loader = serveBlogFeed('json')

export const action = loader
