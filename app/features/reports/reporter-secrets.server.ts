import { addressOf } from '#app/platform/mail/address.server.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'

/** Where the sealed contact details of a report live: see `Crypto.encrypt`. */
export const REPORTER_EMAIL = 'reported_scams.email'
export const REPORTER_PHONE = 'reported_scams.phone'

/**
 * Every fingerprint under which the reports of an e-mail address may be kept: in its one form, and as it was
 * typed. The first is the newest key's: the one to write.
 */
export function emailFingerprints(crypto: Crypto, email: string): string[] {
  const forms = new Set([addressOf(email), email.trim().toLowerCase()])
  return [...forms].flatMap((form) => crypto.fingerprints(REPORTER_EMAIL, form))
}
