import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import pg, { type PoolConfig } from 'pg'
import { onTestFinished } from 'vitest'

/** A proxied connection to a PostgreSQL server that can be stalled and resumed. */
export type StallingConnection = { connection: PoolConfig; stall(): void; goOn(): void }

export async function stallingConnection(to: PoolConfig): Promise<StallingConnection> {
  const { host, port, user, password, database } = new pg.Client(to)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    ends.add(near).add(far)
    // An error in one direction closes both.
    pipeline(near, far, () => {})
    pipeline(far, near, () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const end of ends) end.destroy()
    server.close()
  })
  return {
    connection: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      user,
      password,
      database,
    },
    stall() {
      for (const end of ends) end.pause()
    },
    goOn() {
      for (const end of ends) end.resume()
    },
  }
}
