import type { Env } from '../env.server.ts'

/**
 * Returns the origin for links in mails and on the terminal. Never taken from a request, whose Host anybody can write.
 * @param port of the server, if it is not the configured one
 */
export function ownOrigin(
  { PUBLIC_ORIGIN, HOST, PORT }: Pick<Env, 'PUBLIC_ORIGIN' | 'HOST' | 'PORT'>,
  port = PORT,
): string {
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  return PUBLIC_ORIGIN ?? `http://${host}:${port}`
}
