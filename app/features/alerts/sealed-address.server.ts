import { addressOf } from '#app/platform/mail/address.server.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { PushTarget } from './push/push-target.server.ts'

/** Encryption purpose of what alerts are sent to: see `Crypto.encrypt`. */
export const ALERT_ADDRESS = 'alert_subscriptions.address'

/** What a subscription by email is sent to. The token is in the links of its mails. */
export type MailTarget = { email: string; token: string }

/** Returns the hashes under which an address may be stored; the first one is used for writing. */
export function mailboxHashes(crypto: Crypto, email: string): string[] {
  return crypto.fingerprints(ALERT_ADDRESS, addressOf(email))
}

/** The same for the endpoint of a browser. */
export function endpointHashes(crypto: Crypto, endpoint: string): string[] {
  return crypto.fingerprints(ALERT_ADDRESS, endpoint)
}

export function sealTarget(crypto: Crypto, target: MailTarget | PushTarget): string {
  return crypto.encrypt(ALERT_ADDRESS, JSON.stringify(target))
}

/** @throws Error if its key is no longer configured */
export function openTarget<Target extends MailTarget | PushTarget = MailTarget>(
  crypto: Crypto,
  sealed: string,
): Target {
  return JSON.parse(crypto.decrypt(ALERT_ADDRESS, sealed)) as Target
}

/** Returns the hash under the newest key of what a sealed target names. @param plain the decrypted target */
export function targetHash(crypto: Crypto, plain: string): string | null {
  const target = JSON.parse(plain) as MailTarget | PushTarget
  const hashes =
    'email' in target
      ? mailboxHashes(crypto, target.email)
      : endpointHashes(crypto, target.endpoint)
  return hashes[0] ?? null
}
