import { createHash, randomBytes } from 'node:crypto'

const RANDOM_BYTES = 32

/** Returns a token that cannot be guessed: 43 letters for 256 random bits. */
export function newToken(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url')
}

/** SHA-256 of a token, which is stored in its place. A slow hash would protect only what can be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
