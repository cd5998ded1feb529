import type { Env } from '#app/platform/env.server.ts'
import type { StoreLink } from './promo-banner.tsx'

/** Store home pages, until there is an app. */
const PLACEHOLDERS = {
  APP_STORE_URL: 'https://apps.apple.com/ae',
  PLAY_STORE_URL: 'https://play.google.com/store',
}

/**
 * Returns links to the mobile app; empty if none is configured, which hides the banner. An installation with
 * the embedded database and no configuration uses placeholders.
 */
export function storeLinks(env: Env): StoreLink[] {
  const isConfigured = env.APP_STORE_URL !== undefined || env.PLAY_STORE_URL !== undefined
  const { APP_STORE_URL, PLAY_STORE_URL } =
    isConfigured || env.DATABASE_URL !== undefined ? env : PLACEHOLDERS
  return [
    ...(APP_STORE_URL ? [{ store: 'appStore', href: APP_STORE_URL } as const] : []),
    ...(PLAY_STORE_URL ? [{ store: 'playStore', href: PLAY_STORE_URL } as const] : []),
  ]
}
