import { createHash, randomBytes } from 'node:crypto'
import { addressOf } from '#app/platform/mail/address.server.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'

/** Encryption purpose of what alerts are sent to: see `Crypto.encrypt`. */
export const ALERT_ADDRESS = 'alert_subscriptions.address'

/** What a subscription by email is sent to. The token is in the links of its mails. */
export type MailTarget = { email: string; token: string }

const TOKEN_BYTES = 32

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** SHA-256 of a token, by which its subscription is found. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Returns the hashes under which an address may be stored; the first one is used for writing. */
export function mailboxHashes(crypto: Crypto, email: string): string[] {
  return crypto.fingerprints(ALERT_ADDRESS, addressOf(email))
}

export function sealTarget(crypto: Crypto, target: MailTarget): string {
  return crypto.encrypt(ALERT_ADDRESS, JSON.stringify(target))
}

/** @throws Error if its key is no longer configured */
export function openTarget(crypto: Crypto, sealed: string): MailTarget {
  return JSON.parse(crypto.decrypt(ALERT_ADDRESS, sealed)) as MailTarget
}

/** Returns the hash under the newest key of what a sealed target names. @param plain the decrypted target */
export function targetHash(crypto: Crypto, plain: string): string | null {
  const { email } = JSON.parse(plain) as MailTarget
  return mailboxHashes(crypto, email)[0] ?? null
}
