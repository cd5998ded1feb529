import { localPath } from '#app/i18n/local-path.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'

const NAME = 'himaya_receipt'
const PURPOSE = 'receipt-cookie'
const LASTS_SECONDS = 300

type Sealing = Pick<App, 'crypto' | 'env'>

/**
 * Carries a receipt over the redirect to the page that shows it, in the language of that page: encrypted, never in a
 * URL, out of reach of scripts.
 */
export function sendReceipt({ crypto, env }: Sealing, receipt: string, locale: Locale): string {
  return cookie(env, locale, crypto.encrypt(PURPOSE, receipt), LASTS_SECONDS)
}

/** Removes it, so that it is shown once. */
export function forgetReceipt({ env }: Pick<App, 'env'>, locale: Locale): string {
  return cookie(env, locale, '', 0)
}

/** The receipt that a request carries, or null. */
export function takeReceipt({ crypto }: Sealing, request: Request): string | null {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const sealed = cookies.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1)
  try {
    return sealed ? crypto.decrypt(PURPOSE, sealed) : null
  } catch {
    return null
  }
}

function cookie(env: App['env'], locale: Locale, value: string, seconds: number): string {
  const path = localPath(locale, '/report-scam')
  const secure = env.PUBLIC_ORIGIN?.startsWith('https:') ? '; Secure' : ''
  return `${NAME}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
