import { serveFeed } from '#app/features/feeds/serve-feed.server.ts'

export const loader = serveFeed('json')

export const action = loader
