import { randomUUID } from 'node:crypto'
import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'

const NAME = 'himaya_browser'
const LASTS_SECONDS = 7_776_000

/** Of one account: sealed for it, the cookie opens for no other. */
const purposeOf = (email: string) => `staff-browser:${email}`

/**
 * The cookie that says of a browser: somebody has signed in to this account here (OWASP's "device cookie"). It lets nobody
 * in. It keeps the guesses of this browser apart from those of strangers, who could lock everyone out otherwise.
 */
export function rememberBrowser({ crypto, env, clock }: App, email: string): string {
  const endsAt = clock.now().getTime() + LASTS_SECONDS * 1000
  const value = crypto.encrypt(purposeOf(email), `${endsAt} ${randomUUID()}`)
  return ownCookie(env, { name: NAME, value, seconds: LASTS_SECONDS })
}

/** What tells this browser from all others, or null when it is not known to have signed in to this account. */
export function knownBrowser(
  { crypto, clock }: App,
  request: Request,
  email: string,
): string | null {
  const sealed = ownCookieOf(request, NAME)
  try {
    const mark = sealed ? crypto.decrypt(purposeOf(email), sealed) : ''
    return Number.parseInt(mark, 10) > clock.now().getTime() ? mark : null
  } catch {
    return null
  }
}
