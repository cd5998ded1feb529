import type { Env } from '#app/platform/env.server.ts'
import type { StoreLink } from './promo-banner.tsx'

/** Front pages, until there is an app to link to. */
const PLACEHOLDERS = {
  APP_STORE_URL: 'https://apps.apple.com/ae',
  PLAY_STORE_URL: 'https://play.google.com/store',
}

/**
 * Where the mobile app can be had; empty where it can't, and then nothing offers it. An installation on the embedded
 * database that names no store shows what the offer looks like.
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
