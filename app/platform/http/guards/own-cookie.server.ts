import type { Env } from '../../env.server.ts'
import { isOverTls } from './over-tls.server.ts'

/** Cookie prefix: accepted only from this host over TLS, and sent to no other. */
const OF_THIS_HOST = '__Host-'

/**
 * Returns a Set-Cookie header for a cookie that scripts cannot read and that cross-site forms do not send.
 * @param seconds lifetime; 0 removes it
 */
export function ownCookie(
  env: Pick<Env, 'PUBLIC_ORIGIN'>,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): string {
  const [prefix, secure] = isOverTls(env) ? [OF_THIS_HOST, '; Secure'] : ['', '']
  return `${prefix}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Returns the value of such a cookie, or undefined. */
export function ownCookieOf(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const starts = [`${OF_THIS_HOST}${name}=`, `${name}=`]
  for (const start of starts) {
    const pair = pairs.find((candidate) => candidate.startsWith(start))
    if (pair) return pair.slice(start.length)
  }
}
