import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'

const NAME = 'himaya_receipt'
const PURPOSE = 'receipt-cookie'
const LASTS_SECONDS = 1800

/**
 * Carries a receipt to the page that shows it, over the redirect, a reload and a change of the language: encrypted, never in a
 * URL, out of reach of scripts.
 */
export function sendReceipt({ crypto, env }: Pick<App, 'crypto' | 'env'>, receipt: string): string {
  const value = crypto.encrypt(PURPOSE, receipt)
  return ownCookie(env, { name: NAME, value, seconds: LASTS_SECONDS })
}

/** The receipt that a request carries; null where there is none. */
export function readReceipt({ crypto }: Pick<App, 'crypto'>, request: Request): string | null {
  const sealed = ownCookieOf(request, NAME)
  try {
    return sealed ? crypto.decrypt(PURPOSE, sealed) : null
  } catch {
    return null
  }
}
