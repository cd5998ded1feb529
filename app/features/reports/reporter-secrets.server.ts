import { addressOf } from '#app/platform/mail/address.server.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'

/** Encryption purposes of a report's contact details: see `Crypto.encrypt`. */
export const REPORTER_EMAIL = 'reported_scams.email'
export const REPORTER_PHONE = 'reported_scams.phone'

/**
 * Returns every fingerprint under which an email address may be stored: normalised and as typed. The first
 * one, under the newest key, is used for writing.
 */
export function emailFingerprints(crypto: Crypto, email: string): string[] {
  const forms = new Set([addressOf(email), email.trim().toLowerCase()])
  return [...forms].flatMap((form) => crypto.fingerprints(REPORTER_EMAIL, form))
}
