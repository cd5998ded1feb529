import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type CountingServer = {
  origin: string
  port: number
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[]
  /** Accepted connections, with or without a request. */
  connections: number
}

/** Starts a web server on a free port of a loopback address, which ends with the test. */
export async function startCountingServer(
  answer: RequestListener,
  address = '127.0.0.1',
): Promise<CountingServer> {
  const requests: CountingServer['requests'] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers })
    answer(request, response)
  })
  server.on('connection', () => {
    started.connections++
  })
  server.listen(0, address)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const started: CountingServer = {
    origin: `http://${address}:${port}`,
    port,
    requests,
    connections: 0,
  }
  return started
}
