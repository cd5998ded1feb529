import { createHash, randomBytes } from 'node:crypto'

/** Begins every key, so that a leaked one is recognised. */
const PREFIX = 'hmy_'
const RANDOM_BYTES = 32
/** Length of the beginning that people see: the prefix and 4 of 43 random characters. */
const HINT_LENGTH = 8

const BEARER = /^Bearer +(\S+) *$/i

/** A new key, what is stored of it, and how people recognise it. */
export type NewKey = { key: string; keyHash: string; hint: string }

/** Generates a key. */
export function newKey(): NewKey {
  const key = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url')
  return { key, keyHash: keyHash(key), hint: key.slice(0, HINT_LENGTH) }
}

/** Returns what is stored of a key. A plain hash is enough for 256 random bits. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Returns the key in an Authorization header (RFC 6750); null if there is none. */
export function keyIn(authorization: string | null): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null
}
