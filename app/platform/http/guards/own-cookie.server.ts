import type { Env } from '../../env.server.ts'
import { isOverTls } from './over-tls.server.ts'

/** A browser takes such a cookie from this host only, over TLS only, and gives it to no other. */
const OF_THIS_HOST = '__Host-'

/**
 * The Set-Cookie of a cookie that no script can read and no other site can send along with a form.
 * @param seconds how long it lasts; 0 removes it
 */
export function ownCookie(
  env: Pick<Env, 'PUBLIC_ORIGIN'>,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): string {
  const [prefix, secure] = isOverTls(env) ? [OF_THIS_HOST, '; Secure'] : ['', '']
  return `${prefix}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The value of such a cookie, or undefined. */
export function ownCookieOf(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const starts = [`${OF_THIS_HOST}${name}=`, `${name}=`]
  for (const start of starts) {
    const pair = pairs.find((candidate) => candidate.startsWith(start))
    if (pair) return pair.slice(start.length)
  }
}
