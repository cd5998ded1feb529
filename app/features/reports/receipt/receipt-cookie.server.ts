import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'

const NAME = 'himaya_receipt'
const PURPOSE = 'receipt-cookie'
const LASTS_SECONDS = 300

type Sealing = Pick<App, 'crypto' | 'env'>

/**
 * Carries a receipt over the redirect to the page that shows it: encrypted, never in a URL, out of reach of scripts.
 */
export function sendReceipt({ crypto, env }: Sealing, receipt: string): string {
  return ownCookie(env, {
    name: NAME,
    value: crypto.encrypt(PURPOSE, receipt),
    seconds: LASTS_SECONDS,
  })
}

/** Removes it, so that it is shown once. */
export function forgetReceipt({ env }: Pick<App, 'env'>): string {
  return ownCookie(env, { name: NAME, value: '', seconds: 0 })
}

/** The receipt that a request carries, or null. */
export function takeReceipt({ crypto }: Sealing, request: Request): string | null {
  const sealed = ownCookieOf(request, NAME)
  try {
    return sealed ? crypto.decrypt(PURPOSE, sealed) : null
  } catch {
    return null
  }
}
