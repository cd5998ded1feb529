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

/** Encrypts what visitors entrust to us, and makes keyed fingerprints of what we must recognise but not keep. */
export type Crypto = {
  /**
   * AES-256-GCM under the newest key. `purpose` names where the value lives (table.column) and is authenticated, so
   * that a value copied to another place does not decrypt. Gives `keyId.payload`.
   */
  encrypt(purpose: string, plain: string): string
  /** The text that `encrypt` was given. @throws Error when the key is gone or the value was altered */
  decrypt(purpose: string, sealed: string): string
  /** As `encrypt`, for a file: the key id's 8 letters, then the payload. */
  encryptBytes(purpose: string, plain: Uint8Array): Buffer
  /** The bytes that `encryptBytes` was given. @throws Error when the key is gone or the file was altered */
  decryptBytes(purpose: string, sealed: Uint8Array): Buffer
  /** Whether a value, or a file, is under the newest key already. */
  isCurrent(sealed: string | Uint8Array): boolean
  /** HMAC-SHA-256 of `value`, in base64url: equal values give equal fingerprints within one purpose only. */
  fingerprint(purpose: string, value: string): string
  /** `fingerprint` under every key, newest first: what was written before a rotation is found by one of them. */
  fingerprints(purpose: string, value: string): string[]
}

/** A key, and the name by which it is known without giving anything of it away. */
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
  }
}

/** A fresh key, as `SECRET_KEY` takes it. */
export function newSecretKey(): string {
  return randomBytes(KEY_BYTES).toString('base64')
}

/** @param written as `SECRET_KEY` has it */
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

/** One key a use (RFC 5869), so that what one use gives away says nothing of another. */
export function subkey(key: Key, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.bytes, Buffer.alloc(0), `himaya:${use}`, KEY_BYTES))
}
