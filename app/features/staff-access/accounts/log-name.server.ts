import type { App } from '#app/platform/context.server.ts'

const LETTERS = 12

/**
 * What the log calls the account with this address, whether there is one or not: the beginning of a keyed hash, so that
 * tries at one account are seen to belong together, and the log holds nobody's address.
 */
export function logNameOf({ crypto }: Pick<App, 'crypto'>, email: string): string {
  return crypto.fingerprint('log.account', email).slice(0, LETTERS)
}
