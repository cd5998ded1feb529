import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { decodeKey } from '../env.server.ts'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LETTERS = 8

/** Encryption of visitor data, and keyed fingerprints for values that must be recognised but not stored. */
export type Crypto = {
  /**
   * AES-256-GCM under the newest key. `purpose` (table.column) is authenticated, so that a value copied
   * elsewhere does not decrypt. Returns `keyId.payload`.
   */
  encrypt(purpose: string, plain: string): string
  /** Decrypts the output of `encrypt`. @throws Error if the key is missing or the value was altered */
  decrypt(purpose: string, sealed: string): string
  /** Like `encrypt`, for a file: the 8-character key id, then the payload. */
  encryptBytes(purpose: string, plain: Uint8Array): Buffer
  /** Decrypts the output of `encryptBytes`. @throws Error if the key is missing or the file was altered */
  decryptBytes(purpose: string, sealed: Uint8Array): Buffer
  /** Whether a value or file is encrypted under the newest key. */
  isCurrent(sealed: string | Uint8Array): boolean
  /** HMAC-SHA-256 of `value` in base64url. Equal values have equal fingerprints within one purpose only. */
  fingerprint(purpose: string, value: string): string
  /** `fingerprint` under every key, newest first, to find values written before a rotation. */
  fingerprints(purpose: string, value: string): string[]
  /** Secret bytes for `use`, the same in every process: from every key, newest first. */
  derive(use: string, length: number): Buffer[]
}

/** A key with its public id. */
export type Key = { id: string; bytes: Buffer }

/** @param secretKeys newest first; the first encrypts and fingerprints, all decrypt */
export function createCrypto(secretKeys: readonly string[]): Crypto {
  const keys = secretKeys.map(readKey)
  const newest = keys[0]
  if (!newest) throw new Error('no secret key')
  const keyOf = (id: string | undefined) => {
    const key = keys.find((candidate) => candidate.id === id)
    if (!key) throw new Error('the key of this value is not configured')
    return key
  }
  return {
    encrypt(purpose, plain) {
      return `${newest.id}.${seal(newest, purpose, Buffer.from(plain)).toString('base64url')}`
    },
    decrypt(purpose, sealed) {
      const [keyId, payload = ''] = sealed.split('.')
      return open(keyOf(keyId), purpose, Buffer.from(payload, 'base64url')).toString('utf8')
    },
    encryptBytes(purpose, plain) {
      return Buffer.concat([Buffer.from(newest.id), seal(newest, purpose, plain)])
    },
    decryptBytes(purpose, sealed) {
      const keyId = Buffer.from(sealed.subarray(0, KEY_ID_LETTERS)).toString()
      return open(keyOf(keyId), purpose, sealed.subarray(KEY_ID_LETTERS))
    },
    isCurrent(sealed) {
      const head = sealed.slice(0, KEY_ID_LETTERS)
      return (typeof head === 'string' ? head : Buffer.from(head).toString()) === newest.id
    },
    fingerprint(purpose, value) {
      return fingerprintUnder(newest, purpose, value)
    },
    fingerprints(purpose, value) {
      return keys.map((key) => fingerprintUnder(key, purpose, value))
    },
    derive(use, length) {
      return keys.map((key) => subkey(key, `derived:${use}`, length))
    },
  }
}

/** Generates a key in the format of `SECRET_KEY`. */
export function newSecretKey(): string {
  return randomBytes(KEY_BYTES).toString('base64')
}

/** @param written in the format of `SECRET_KEY` */
export function readKey(written: string): Key {
  const bytes = decodeKey(written)
  return { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_ID_LETTERS) }
}

/** Initialisation vector, ciphertext, tag. */
function seal(key: Key, purpose: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', subkey(key, 'encryption'), iv)
  cipher.setAAD(Buffer.from(purpose))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function open(key: Key, purpose: string, sealed: Uint8Array): Buffer {
  const iv = sealed.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', subkey(key, 'encryption'), iv, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
}

function fingerprintUnder(key: Key, purpose: string, value: string): string {
  return createHmac('sha256', subkey(key, `fingerprint:${purpose}`))
    .update(value)
    .digest('base64url')
}

/** Derives one key per use (RFC 5869), so that a leaked one does not affect others. */
export function subkey(key: Key, use: string, length = KEY_BYTES): Buffer {
  return Buffer.from(hkdfSync('sha256', key.bytes, Buffer.alloc(0), `himaya:${use}`, length))
}
