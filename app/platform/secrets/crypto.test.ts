import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createCrypto, newSecretKey } from './crypto.server.ts'
import { findSecretKey, loadOrCreateSecretKey } from './secret-key.server.ts'

const text = 'your parcel رقم 42'

test('an encrypted value can be decrypted, and two ciphertexts of it differ', () => {
  const crypto = createCrypto([newSecretKey()])
  const [first, second] = [crypto.encrypt('a.b', text), crypto.encrypt('a.b', text)]
  expect(first).not.toBe(second)
  expect(first).not.toContain('parcel')
  expect(crypto.decrypt('a.b', first)).toBe(text)
})

test('a value moved to another column cannot be decrypted', () => {
  const crypto = createCrypto([newSecretKey()])
  expect(() => crypto.decrypt('c.d', crypto.encrypt('a.b', text))).toThrow()
})

test('an altered value cannot be decrypted', () => {
  const crypto = createCrypto([newSecretKey()])
  const [keyId, payload = ''] = crypto.encrypt('a.b', text).split('.')
  const bytes = Buffer.from(payload, 'base64url')
  bytes[bytes.length - 20]! ^= 1
  expect(() => crypto.decrypt('a.b', `${keyId}.${bytes.toString('base64url')}`)).toThrow()
})

test('after a rotation old values can be decrypted, and new values use the new key', () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const sealed = createCrypto([old]).encrypt('a.b', text)
  const rotated = createCrypto([fresh, old])
  expect(rotated.decrypt('a.b', sealed)).toBe(text)
  expect(() => createCrypto([old]).decrypt('a.b', rotated.encrypt('a.b', text))).toThrow()
})

test('a file can be decrypted only under its own purpose and unaltered', () => {
  const crypto = createCrypto([newSecretKey()])
  const plain = Buffer.from([0, 255, 1, 254, 46, 10])
  const sealed = crypto.encryptBytes('place/one', plain)
  expect(sealed.includes(plain)).toBe(false)
  expect(crypto.decryptBytes('place/one', sealed)).toEqual(plain)
  expect(() => crypto.decryptBytes('place/two', sealed)).toThrow()
  sealed[sealed.length - 20]! ^= 1
  expect(() => crypto.decryptBytes('place/one', sealed)).toThrow()
  expect(() => crypto.decryptBytes('place/one', sealed.subarray(0, 12))).toThrow()
})

test('after a rotation old files can be decrypted and old fingerprints are still searched', () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const before = createCrypto([old])
  const rotated = createCrypto([fresh, old])
  const file = before.encryptBytes('a', Buffer.from(text))
  expect(rotated.decryptBytes('a', file).toString()).toBe(text)
  expect(rotated.fingerprints('a', text)).toEqual([
    rotated.fingerprint('a', text),
    before.fingerprint('a', text),
  ])
})

test('fingerprints are equal only for the same value, purpose and key', () => {
  const [one, other] = [createCrypto([newSecretKey()]), createCrypto([newSecretKey()])]
  const print = one.fingerprint('visitor', '192.0.2.1')
  expect(one.fingerprint('visitor', '192.0.2.1')).toBe(print)
  expect(one.fingerprint('email', '192.0.2.1')).not.toBe(print)
  expect(other.fingerprint('visitor', '192.0.2.1')).not.toBe(print)
})

test('derived bytes are the same in every process with the key, and differ by use and key', () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const rotated = createCrypto([fresh, old])
  expect(rotated.derive('a', 48)).toEqual([
    ...createCrypto([fresh]).derive('a', 48),
    ...createCrypto([old]).derive('a', 48),
  ])
  const [ofFresh, ofOld] = rotated.derive('a', 48)
  expect(ofFresh).toHaveLength(48)
  expect(ofFresh).not.toEqual(ofOld)
  expect(ofFresh).not.toEqual(rotated.derive('b', 48)[0])
})

test('isCurrent tells whether a value or a file is encrypted with the newest key', () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const rotated = createCrypto([fresh, old])
  expect(rotated.isCurrent(rotated.encrypt('a.b', text))).toBe(true)
  expect(rotated.isCurrent(createCrypto([old]).encrypt('a.b', text))).toBe(false)
  expect(rotated.isCurrent(rotated.encryptBytes('a', Buffer.from(text)))).toBe(true)
  expect(rotated.isCurrent(createCrypto([old]).encryptBytes('a', Buffer.from(text)))).toBe(false)
})

test('the key file is created once, even concurrently, and only its owner can read it', async () => {
  const directory = await dataDirectory()
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecretKey(directory)))
  expect(new Set(keys).size).toBe(1)
  expect(Buffer.from(keys[0]!, 'base64')).toHaveLength(32)
  expect(await readdir(directory)).toEqual(['secret.key'])
  if (process.platform !== 'win32') {
    expect((await stat(join(directory, 'secret.key'))).mode & 0o777).toBe(0o600)
  }
})

test.each([
  '',
  '\n',
  newSecretKey().slice(0, 40),
])('a key file with %j is rejected in one line, and not changed', async (written) => {
  const directory = await dataDirectory()
  const path = join(directory, 'secret.key')
  await writeFile(path, written)
  for (const ask of [loadOrCreateSecretKey, findSecretKey]) {
    await expect(ask(directory)).rejects.toThrow(/^secret\.key in DATA_DIR must be .+$/)
  }
  expect(await readFile(path, 'utf8')).toBe(written)
})

async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-key-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}
