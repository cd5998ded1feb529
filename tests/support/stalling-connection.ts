import type { PoolConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { forwardConnections } from '../../scripts/bench/failover/forward-connections.ts'

/** A proxied connection to a PostgreSQL server that can be stalled and resumed. */
export type StallingConnection = { connection: PoolConfig; stall(): void; goOn(): void }

export async function stallingConnection(to: PoolConfig): Promise<StallingConnection> {
  const { connection, sockets, close } = await forwardConnections(to)
  onTestFinished(close)
  return {
    connection,
    stall() {
      for (const socket of sockets) socket.pause()
    },
    goOn() {
      for (const socket of sockets) socket.resume()
    },
  }
}
