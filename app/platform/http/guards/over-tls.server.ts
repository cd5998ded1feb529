import type { Env } from '../../env.server.ts'

/** Whether visitors come over TLS, as far as the configuration says. */
export function isOverTls({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>): boolean {
  return PUBLIC_ORIGIN?.startsWith('https:') ?? false
}
