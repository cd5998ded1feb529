import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A text with a gap in several places, compressed once, whatever fills the gaps. */
export type GzipPieces = { plain: readonly Buffer[]; packed: readonly Buffer[] }

/** RFC 1952: magic number, deflate, no name, no time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951, 3.2.4: a last, empty block. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/** Compresses what lies between the gaps. Each piece stands for itself, so the compressed ones can be put in a row. */
export function compressPieces(pieces: readonly string[]): GzipPieces {
  const plain = pieces.map((piece) => Buffer.from(piece))
  const packed = plain.map((piece) =>
    deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH }),
  )
  return { plain, packed }
}

/** The whole text as bytes, with `filling` in every gap. */
export function joinPieces({ plain }: GzipPieces, filling: Buffer): Buffer {
  return Buffer.concat(withFilling(plain, filling))
}

/**
 * The whole text as one gzip member (RFC 1952), with `filling`, at most 65,535 bytes, in every gap: the filling goes in
 * as it is, and only the check sum is computed anew.
 */
export function gzipOfPieces({ plain, packed }: GzipPieces, filling: Buffer): Buffer {
  const stored = withLengths(filling)
  const filled = withFilling(plain, filling)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    filled.reduce((sum, part) => crc32(part, sum), 0),
    0,
  )
  trailer.writeUInt32LE(filled.reduce((size, part) => size + part.length, 0) >>> 0, 4)
  return Buffer.concat([HEADER, ...withFilling(packed, stored), LAST_BLOCK, trailer])
}

/** RFC 1951, 3.2.4: a block that is stored as it is, not the last one. */
function withLengths(filling: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(filling.length, 1)
  head.writeUInt16LE(filling.length ^ 0xffff, 3)
  return Buffer.concat([head, filling])
}

function withFilling(parts: readonly Buffer[], filling: Buffer): Buffer[] {
  return parts.flatMap((part, place) => (place === 0 ? [part] : [filling, part]))
}
