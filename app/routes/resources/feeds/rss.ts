import { serveFeed } from '#app/features/feeds/serve-feed.server.ts'

export const loader = serveFeed('rss')

export const action = loader
