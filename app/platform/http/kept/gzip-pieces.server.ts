import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A text with gaps of one size, put together once: what fills the gaps is all that is left to do. */
export type Pieces = {
  /** The text as it is. */
  plain: Template
  /** The text as one gzip member (RFC 1952). */
  packed: Template
  /** The check sum of the text with zeros in its gaps, and that of the zeros. */
  sum: number
  sumOfZeros: number
  /** What each bit of the filling's check sum adds to that of the text. */
  columns: Int32Array
}

/** Bytes to fill, and copies that were filled before and may be again. */
type Template = { bytes: Buffer; gaps: readonly number[]; spare: Buffer[] }

/** What a template holds on to for the next rush. */
const MOST_SPARE = 32

/** RFC 1952: magic number, deflate, no name, no time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951, 3.2.4: a last, empty block. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
const TRAILER_BYTES = 8

/** Compresses what lies between gaps of `size` bytes, at most 65,535. */
export function compressPieces(texts: readonly string[], size: number): Pieces {
  const texted = texts.map((text) => Buffer.from(text))
  const plain = templateOf(texted, Buffer.alloc(size), 0)
  const stored = storedBlock(size)
  const packed = texted.map((text) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH }))
  const trailer = Buffer.alloc(TRAILER_BYTES)
  trailer.writeUInt32LE(plain.bytes.length >>> 0, 4)
  packed[0] = Buffer.concat([HEADER, packed[0] ?? Buffer.alloc(0)])
  packed.push(Buffer.concat([packed.pop() ?? HEADER, LAST_BLOCK, trailer]))
  return {
    plain,
    packed: templateOf(packed, stored, stored.length - size),
    sum: crc32(plain.bytes),
    sumOfZeros: crc32(Buffer.alloc(size)),
    columns: columnsOf(texted, size),
  }
}

/** The whole text as bytes, with `filling` in every gap, until it is given back. */
export function joinPieces({ plain }: Pieces, filling: Buffer): Buffer {
  return fill(plain, filling)
}

/**
 * The whole text as one gzip member, with `filling` in every gap, until it is given back. A check sum is linear in the
 * bits of its text, so that of the whole is computed from that of the filling.
 */
export function gzipOfPieces(
  { packed, sum, sumOfZeros, columns }: Pieces,
  filling: Buffer,
): Buffer {
  const bytes = fill(packed, filling)
  let bits = crc32(filling) ^ sumOfZeros
  let whole = sum
  for (let bit = 0; bits !== 0; bit++, bits >>>= 1) {
    if (bits & 1) whole ^= columns[bit] ?? 0
  }
  bytes.writeUInt32LE(whole >>> 0, bytes.length - TRAILER_BYTES)
  return bytes
}

/** Takes bytes that nobody reads any more, to be filled again: memory that was just used costs least. */
export function giveBack({ plain, packed }: Pieces, bytes: Buffer): void {
  const isPacked = bytes.length === packed.bytes.length && bytes[0] === HEADER[0]
  const { spare } = isPacked ? packed : plain
  if (spare.length < MOST_SPARE) spare.push(bytes)
}

function fill({ bytes, gaps, spare }: Template, filling: Buffer): Buffer {
  const filled = spare.pop() ?? Buffer.from(bytes)
  for (const gap of gaps) filling.copy(filled, gap)
  return filled
}

/** The parts in a row with `gap` between them, which is filled from `offset` on. */
function templateOf(parts: readonly Buffer[], gap: Buffer, offset: number): Template {
  const gaps: number[] = []
  let length = 0
  const row = parts.flatMap((part, place) => {
    if (place === 0) {
      length = part.length
      return [part]
    }
    gaps.push(length + offset)
    length += gap.length + part.length
    return [gap, part]
  })
  return { bytes: Buffer.concat(row), gaps, spare: [] }
}

/** RFC 1951, 3.2.4: a block of zeros that is stored as it is, not the last one. */
function storedBlock(size: number): Buffer {
  const block = Buffer.alloc(5 + size)
  block.writeUInt16LE(size, 1)
  block.writeUInt16LE(size ^ 0xffff, 3)
  return block
}

/** For each bit of a filling's check sum, what it makes of the sum of a text of zeros that has the filling in every gap. */
function columnsOf(texts: readonly Buffer[], size: number): Int32Array {
  const longest = Math.max(size, ...texts.map(({ length }) => length))
  const zeros = Buffer.alloc(longest)
  /** zlib turns every bit of a sum over before and after it goes on with it. */
  const goOn = (sum: number, length: number) => ~crc32(zeros.subarray(0, length), ~sum >>> 0)
  return Int32Array.from({ length: 32 }, (_, bit) => {
    let sum = 0
    for (const { length } of texts.slice(1)) sum = goOn(goOn(sum, size) ^ (1 << bit), length)
    return sum
  })
}
