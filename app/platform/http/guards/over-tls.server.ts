import type { Env } from '../../env.server.ts'

/** Whether the configured public origin uses TLS. */
export function isOverTls({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>): boolean {
  return PUBLIC_ORIGIN?.startsWith('https:') ?? false
}
