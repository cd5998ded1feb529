import { newToken, tokenHash } from '#app/platform/secrets/token.server.ts'

/** Begins every key, so that a leaked one is recognised. */
const PREFIX = 'hmy_'
/** Length of the beginning that people see: the prefix and 4 of 43 random characters. */
const HINT_LENGTH = 8

const BEARER = /^Bearer +(\S+) *$/i

/** A new key, what is stored of it, and how people recognise it. */
export type NewKey = { key: string; keyHash: string; hint: string }

/** Generates a key. */
export function newKey(): NewKey {
  const key = PREFIX + newToken()
  return { key, keyHash: tokenHash(key), hint: key.slice(0, HINT_LENGTH) }
}

/** Returns the key in an Authorization header (RFC 6750); null if there is none. */
export function keyIn(authorization: string | null): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null
}
