import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'

const NAME = 'himaya_receipt'
const PURPOSE = 'receipt-cookie'
const LASTS_SECONDS = 1800

/**
 * Returns a cookie that passes a receipt to the page that shows it, across redirect, reload and language
 * change: encrypted, HttpOnly, never in a URL.
 */
export function sendReceipt({ crypto, env }: Pick<App, 'crypto' | 'env'>, receipt: string): string {
  const value = crypto.encrypt(PURPOSE, receipt)
  return ownCookie(env, { name: NAME, value, seconds: LASTS_SECONDS })
}

/** Returns the receipt in a request's cookie; null without one. */
export function readReceipt({ crypto }: Pick<App, 'crypto'>, request: Request): string | null {
  const sealed = ownCookieOf(request, NAME)
  try {
    return sealed ? crypto.decrypt(PURPOSE, sealed) : null
  } catch {
    return null
  }
}
