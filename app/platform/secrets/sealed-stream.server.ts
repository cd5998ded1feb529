import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Key, readKey, subkey } from './crypto.server.ts'

/*
 * Encrypted file format for streaming (AES-256-GCM in the STREAM construction of Hoang, Reyhanitabar, Rogaway
 * and Vizár, 2015): a header line with key id and salt, then blocks of 64 KiB, each with its tag. A block's
 * nonce is its number and whether it is the last, and the header is authenticated with each block, so that
 * blocks cannot be altered, moved, removed or added, nor the file truncated.
 */

const MAGIC = 'himaya-sealed-1'
const LINE = new RegExp(`^${MAGIC} ([0-9a-f]{8}) ([0-9a-f]{32})\n$`)
const LINE_BYTES = MAGIC.length + 8 + 32 + 3
const BLOCK_BYTES = 64 * 1024
const TAG_BYTES = 16
const SALT_BYTES = 16

/**
 * Why an encrypted file cannot be opened:
 * - `not-sealed`: it has another format
 * - `unknown-key`: none of the given keys; `keyId` names the required one
 * - `altered`: damaged, truncated or modified
 */
export type SealErrorCode = 'not-sealed' | 'unknown-key' | 'altered'

export class SealError extends Error {
  override readonly name = 'SealError'
  readonly code: SealErrorCode
  readonly keyId: string | undefined

  constructor(code: SealErrorCode, keyId?: string) {
    super(code)
    this.code = code
    this.keyId = keyId
  }
}

/** Encrypts `plain`. @param secretKey in the format of `SECRET_KEY` */
export async function* seal(
  secretKey: string,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const key = readKey(secretKey)
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const line = Buffer.from(`${MAGIC} ${key.id} ${salt}\n`)
  const fileKey = subkeyOf(key, salt)
  yield line
  for await (const { bytes, number, last } of blocks(plain, BLOCK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number, last)).setAAD(line)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** Decrypts a file. Never yields altered data. @throws SealError */
export async function* open(
  secretKeys: readonly string[],
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const { line, rest } = await splitLine(sealed)
  const [, keyId, salt = ''] = LINE.exec(line.toString('latin1')) ?? []
  if (!keyId) throw new SealError('not-sealed')
  const key = secretKeys.map(readKey).find(({ id }) => id === keyId)
  if (!key) throw new SealError('unknown-key', keyId)
  const fileKey = subkeyOf(key, salt)
  for await (const { bytes, number, last } of blocks(rest, BLOCK_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw new SealError('altered')
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number, last))
    decipher.setAAD(line).setAuthTag(bytes.subarray(-TAG_BYTES))
    const plain = decipher.update(bytes.subarray(0, -TAG_BYTES))
    try {
      decipher.final()
    } catch {
      throw new SealError('altered')
    }
    yield plain
  }
}

function subkeyOf(key: Key, salt: string): Buffer {
  return subkey(key, `sealed-stream:${salt}`)
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** Splits a stream into blocks of one size; the last may be shorter. Yields at least one. */
async function* blocks(source: AsyncIterable<Uint8Array>, size: number) {
  let number = 0
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const piece of source) {
    waiting.push(piece)
    length += piece.length
    if (length <= size) continue
    const bytes = Buffer.concat(waiting)
    let start = 0
    for (; bytes.length - start > size; start += size) {
      yield { bytes: bytes.subarray(start, start + size), number: number++, last: false }
    }
    waiting = [bytes.subarray(start)]
    length = bytes.length - start
  }
  yield { bytes: Buffer.concat(waiting), number, last: true }
}

async function splitLine(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]()
  let begun: Buffer = Buffer.alloc(0)
  while (begun.length < LINE_BYTES) {
    const { value, done } = await pieces.next()
    if (done) throw new SealError('not-sealed')
    begun = Buffer.concat([begun, value])
  }
  const first = begun.subarray(LINE_BYTES)
  async function* rest() {
    yield first as Uint8Array
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return { line: begun.subarray(0, LINE_BYTES), rest: rest() }
}
