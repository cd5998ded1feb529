import { expect, test } from 'vitest'
import { newSecretKey } from './crypto.server.ts'
import { open, SealError, seal } from './sealed-stream.server.ts'

const BLOCK = 64 * 1024
const LINE = 58
const key = newSecretKey()

test.each([
  0,
  1,
  BLOCK - 1,
  BLOCK,
  BLOCK + 1,
  2 * BLOCK,
  3 * BLOCK + 7,
])('%i bytes can be sealed and opened in chunks of any size', async (length) => {
  const plain = Buffer.from(Array.from({ length }, (_, n) => (n * 31) % 251))
  for (const pieceBytes of [1000, 70_000, 1_000_000]) {
    const sealed = await all(seal(key, cut(plain, pieceBytes)))
    expect(sealed.includes('plain')).toBe(false)
    expect(await all(open([newSecretKey(), key], cut(sealed, pieceBytes)))).toEqual(plain)
  }
})

test('a change at any place is detected', async () => {
  const sealed = await all(seal(key, cut(Buffer.alloc(3 * BLOCK, 'plain'), 9999)))
  for (const place of [60, LINE + BLOCK + 20, sealed.length - 1]) {
    const altered = Buffer.from(sealed)
    altered[place]! ^= 1
    expect(await codeOf(altered)).toBe('altered')
  }
  const otherSalt = Buffer.from(sealed)
  otherSalt.write(otherSalt[30] === 0x61 ? 'b' : 'a', 30)
  expect(await codeOf(otherSalt)).toBe('altered')
})

test('omitted, swapped or added blocks and truncation are detected', async () => {
  const sealed = await all(seal(key, cut(Buffer.alloc(3 * BLOCK, 'plain'), 9999)))
  const line = sealed.subarray(0, LINE)
  const [first, second, third] = [0, 1, 2].map((n) =>
    sealed.subarray(LINE + n * (BLOCK + 16), LINE + (n + 1) * (BLOCK + 16)),
  ) as [Buffer, Buffer, Buffer]
  for (const parts of [
    [first, second],
    [first, third],
    [second, first, third],
    [first, second, third, third],
    [first, second, third.subarray(0, -1)],
    [first, second.subarray(0, 100)],
    [],
  ]) {
    expect(await codeOf(Buffer.concat([line, ...parts]))).toBe('altered')
  }
})

test('data that is not sealed and data sealed with another key have different errors', async () => {
  expect(await codeOf(Buffer.from('PK'))).toBe('not-sealed')
  expect(await codeOf(Buffer.alloc(500, 'x'))).toBe('not-sealed')
  expect(await codeOf(await all(seal(newSecretKey(), cut(Buffer.from('plain'), 10))))).toBe(
    'unknown-key',
  )
})

async function* cut(bytes: Buffer, pieceBytes: number) {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes)
  }
}

async function all(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = []
  for await (const piece of pieces) found.push(piece)
  return Buffer.concat(found)
}

async function codeOf(sealed: Buffer): Promise<string> {
  const fault = await all(open([key], cut(sealed, 50_000))).catch((error: unknown) => error)
  return fault instanceof SealError ? fault.code : 'none'
}
