import { Transform } from 'node:stream'
import type { PoolConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { forwardConnections } from '../../scripts/bench/failover/forward-connections.ts'

/** Types of server messages (PostgreSQL, "Message Formats"). */
const BACKEND_KEY = 'K'
const NOTIFICATION = 'A'
/** Type and length of a message. */
const HEADER = 5
const OTHER_PID = 2 ** 31 - 1

export type Pooling = {
  /** Makes up a key for cancellation, as PgBouncer and others do. */
  ownKey?: boolean
  /** Drops notifications, as a pooler does whose clients share server connections. */
  deaf?: boolean
}

/** A connection through a stand-in for a pooler that alters what the server sends. */
export async function pooledConnection(to: PoolConfig, pooling: Pooling): Promise<PoolConfig> {
  const { connection, close } = await forwardConnections(to, () => alteredMessages(pooling))
  onTestFinished(close)
  return connection
}

function alteredMessages({ ownKey = false, deaf = false }: Pooling): Transform {
  let rest = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= HEADER && rest.length > rest.readUInt32BE(1)) {
        const end = 1 + rest.readUInt32BE(1)
        const message = rest.subarray(0, end)
        const type = String.fromCharCode(message[0] ?? 0)
        if (type === BACKEND_KEY && ownKey) message.writeInt32BE(OTHER_PID, HEADER)
        if (type !== NOTIFICATION || !deaf) this.push(message)
        rest = rest.subarray(end)
      }
      done()
    },
  })
}
