import type { App } from '#app/platform/context.server.ts'

const NAME = 'himaya_receipt'
const PURPOSE = 'receipt-cookie'
const LASTS_SECONDS = 300

type Sealing = Pick<App, 'crypto' | 'env'>

/** Carries a receipt over the redirect to the page that shows it: encrypted, never in a URL, out of reach of scripts. */
export function sendReceipt({ crypto, env }: Sealing, receipt: string): string {
  return cookie(env, crypto.encrypt(PURPOSE, receipt), LASTS_SECONDS)
}

/** Removes it, so that it is shown once. */
export function forgetReceipt({ env }: Pick<App, 'env'>): string {
  return cookie(env, '', 0)
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

function cookie(env: App['env'], value: string, seconds: number): string {
  const secure = env.PUBLIC_ORIGIN?.startsWith('https:') ? '; Secure' : ''
  return `${NAME}=${value}; Path=/report-scam; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
