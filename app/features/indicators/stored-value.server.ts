import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import { type Indicator, isPrivate } from './indicator.ts'

/**
 * Returns every form in which an indicator may be stored, the one for new rows first: its value, or for a
 * private kind its fingerprint under each key.
 */
export function storedValues(crypto: Crypto, { kind, value }: Indicator): string[] {
  return isPrivate(kind) ? crypto.fingerprints(`indicators.${kind}`, value) : [value]
}
