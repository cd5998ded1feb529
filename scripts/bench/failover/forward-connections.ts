import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg, { type PoolConfig } from 'pg'

/** A TCP proxy on loopback in front of a PostgreSQL server. */
export type Forwarder = {
  connection: PoolConfig
  /** Sockets of both sides of every connection, including closed ones. */
  sockets: ReadonlySet<Socket>
  /** Closes every connection, and forwards new ones to another server. */
  switchTo(to: PoolConfig): void
  close(): void
}

/** @param alter returns a stream for what the server sends on one connection */
export async function forwardConnections(
  to: PoolConfig,
  alter: () => Transform = () => new PassThrough(),
): Promise<Forwarder> {
  let target = new pg.Client(to)
  const { user, password, database } = target
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const { host, port } = target
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    sockets.add(near).add(far)
    // An error in one direction closes both.
    pipeline(near, far).catch(() => {})
    pipeline(far, alter(), near).catch(() => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    connection: { host: '127.0.0.1', port, user, password, database },
    sockets,
    switchTo(other) {
      target = new pg.Client(other)
      hangUp()
    },
    close() {
      hangUp()
      server.close()
    },
  }
}
