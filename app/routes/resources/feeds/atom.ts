import { serveFeed } from '#app/features/feeds/serve-feed.server.ts'

export const loader = serveFeed('atom')

export const action = loader
