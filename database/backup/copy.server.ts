import { Readable } from 'node:stream'
import type { Connection, PoolClient, Submittable } from 'pg'

const PIECE_BYTES = 256 * 1024

/** The driver's connection, with what it has for COPY and its published types leave out. */
type CopyConnection = Connection & {
  stream: NodeJS.ReadWriteStream & { writableNeedDrain: boolean; destroyed: boolean }
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What the driver asks of a query while a COPY runs. */
type CopyQuery = Submittable & {
  handleError(fault: Error): void
  handleCommandComplete(): void
  handleReadyForQuery(): void
  handleCopyInResponse?(connection: CopyConnection): void
  handleCopyData?(message: { chunk: Uint8Array }): void
}

/**
 * What a `copy … to stdout` gives, in pieces of about 256 KiB that end where a row does. The server waits when nobody
 * reads. A client that was left before the end is good for nothing more: release it with `true`.
 */
export function copyOut(client: PoolClient, statement: string): Readable {
  let socket: NodeJS.ReadableStream | undefined
  let piece = Buffer.allocUnsafe(PIECE_BYTES)
  let filled = 0
  const pieces = new Readable({ highWaterMark: 2 * PIECE_BYTES, read: () => socket?.resume() })

  function hand(): void {
    if (filled > 0 && !pieces.push(piece.subarray(0, filled))) socket?.pause()
    filled = 0
  }

  const query: CopyQuery = {
    submit(connection) {
      socket = (connection as CopyConnection).stream
      connection.query(statement)
    },
    // The chunk lies in a buffer that the driver uses again.
    handleCopyData({ chunk }) {
      if (filled + chunk.length > piece.length) {
        hand()
        piece = Buffer.allocUnsafe(Math.max(PIECE_BYTES, chunk.length))
      }
      piece.set(chunk, filled)
      filled += chunk.length
    },
    handleCommandComplete: hand,
    handleReadyForQuery: () => void pieces.push(null),
    handleError: (fault) => void pieces.destroy(fault),
  }
  client.query(query)
  return pieces
}

/** Feeds a `copy … from stdin`. @throws what the server says of the rows, or what `pieces` throws */
export function copyIn(
  client: PoolClient,
  statement: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let refused = false

    async function feed(connection: CopyConnection): Promise<void> {
      try {
        for await (const piece of pieces) {
          if (refused) return
          connection.sendCopyFromChunk(piece)
          if (connection.stream.writableNeedDrain) await drained(connection.stream)
        }
        if (!refused) connection.endCopyFrom()
      } catch (fault) {
        reject(fault)
        if (!refused) connection.sendCopyFail('the rows ended early')
      }
    }

    const query: CopyQuery = {
      submit: (connection) => connection.query(statement),
      handleCopyInResponse: (connection) => void feed(connection),
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(),
      handleError(fault) {
        refused = true
        reject(fault)
      },
    }
    client.query(query)
  })
}

/** Resolves when there is room for more, or nobody left to take it. */
function drained(stream: CopyConnection['stream']): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done)
      resolve()
    }
    stream.on('drain', done).on('close', done)
    if (stream.destroyed) done()
  })
}
