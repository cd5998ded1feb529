import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'

const NAME = 'himaya_receipt'
const PURPOSE = 'receipt-cookie'
const LASTS_SECONDS = 300

type Sealing = Pick<App, 'crypto' | 'env'>

/**
 * Carries a receipt to the page that shows it, over the redirect and then from one language to the other: encrypted, never
 * in a URL, out of reach of scripts.
 * @param shownIn the language that has shown it, if any has
 */
export function sendReceipt({ crypto, env }: Sealing, receipt: string, shownIn?: Locale): string {
  return ownCookie(env, {
    name: NAME,
    value: crypto.encrypt(PURPOSE, shownIn ? `${receipt} ${shownIn}` : receipt),
    seconds: LASTS_SECONDS,
  })
}

/** Removes it, so that who comes to the page again is not shown it. */
export function forgetReceipt({ env }: Pick<App, 'env'>): string {
  return ownCookie(env, { name: NAME, value: '', seconds: 0 })
}

/** The receipt that a request carries; null where there is none, or it was shown in this language last. */
export function takeReceipt({ crypto }: Sealing, request: Request, locale: Locale): string | null {
  const sealed = ownCookieOf(request, NAME)
  try {
    const [receipt = '', shownIn] = sealed ? crypto.decrypt(PURPOSE, sealed).split(' ') : []
    return shownIn === locale ? null : receipt || null
  } catch {
    return null
  }
}
