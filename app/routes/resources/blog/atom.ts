import { serveBlogFeed } from '#app/features/blog/feed/serve-blog-feed.server.ts'

export const loader = serveBlogFeed('atom')

export const action = loader
