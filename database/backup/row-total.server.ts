import { hash } from 'node:crypto'

/** Number of rows, and the order-independent sum of their SHA-256 digests. */
export type RowTotal = { rows: number; sum: string }

const NEW_LINE = 0x0a

/** Sums rows in COPY format, one per line, from chunks of any size. */
export function createRowTotal() {
  const lanes = new BigUint64Array(4)
  let rows = 0
  let begun = Buffer.alloc(0)

  function addRow(line: Buffer): void {
    const digest = hash('sha256', line, 'buffer')
    for (let lane = 0; lane < 4; lane++) {
      lanes[lane] = (lanes[lane] ?? 0n) + digest.readBigUInt64BE(lane * 8)
    }
    rows += 1
  }

  return {
    add(piece: Uint8Array): void {
      const bytes =
        begun.length > 0
          ? Buffer.concat([begun, piece])
          : Buffer.from(piece.buffer, piece.byteOffset, piece.length)
      let start = 0
      for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, start)) {
        addRow(bytes.subarray(start, end))
        start = end + 1
      }
      begun = Buffer.from(bytes.subarray(start))
    },
    total: (): RowTotal => ({
      rows,
      sum: [...lanes].map((lane) => lane.toString(16).padStart(16, '0')).join(''),
    }),
  }
}

/** Passes chunks through and sums their rows. */
export async function* totalling(
  pieces: AsyncIterable<Uint8Array>,
  total: ReturnType<typeof createRowTotal>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    total.add(piece)
    yield piece
  }
}
