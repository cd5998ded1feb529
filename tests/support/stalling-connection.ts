import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import pg, { type PoolConfig } from 'pg'
import { onTestFinished } from 'vitest'

/** A way to a PostgreSQL server that can be made to carry nothing for a while, and then what it was given. */
export type StallingConnection = { connection: PoolConfig; stall(): void; goOn(): void }

export async function stallingConnection(to: PoolConfig): Promise<StallingConnection> {
  const { host, port, user, password, database } = new pg.Client(to)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    ends.add(near).add(far)
    // Each way ends both when it breaks.
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
