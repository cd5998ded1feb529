import type { App } from '#app/platform/context.server.ts'

const LETTERS = 12

/**
 * Returns a pseudonym of an address for the log, whether or not an account exists: a prefix of a keyed hash,
 * so that attempts on one account can be correlated without logging addresses.
 */
export function logNameOf({ crypto }: Pick<App, 'crypto'>, email: string): string {
  return crypto.fingerprint('log.account', email).slice(0, LETTERS)
}
