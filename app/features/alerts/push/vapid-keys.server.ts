import { createECDH } from 'node:crypto'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'

/** A key pair of this site for push services (RFC 8292), as the Push API writes keys. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Order of the curve P-256. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
/** 128 bits more than the order, so that the remainder favours no key (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48
const KEY_BYTES = 32

const made = new WeakMap<Crypto, VapidKeys[]>()

/**
 * Returns the pairs of all secret keys, newest first. They are derived, so that all processes and machines have the
 * same ones. A browser that subscribed under an older secret key is served by its pair until that key is removed.
 */
export function vapidKeys(crypto: Crypto): VapidKeys[] {
  const keys = made.get(crypto) ?? crypto.derive('vapid', SEED_BYTES).map(pairOf)
  made.set(crypto, keys)
  return keys
}

/** The public key with which browsers subscribe. */
export function vapidPublicKey(crypto: Crypto): string {
  const [newest] = vapidKeys(crypto)
  if (!newest) throw new Error('no secret key')
  return newest.publicKey
}

function pairOf(seed: Buffer): VapidKeys {
  const number = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(number.toString(16).padStart(KEY_BYTES * 2, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}
