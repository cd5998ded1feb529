/**
 * Sends one answer to everyone, and does nothing else: what `rate` compares with. Told by a message, `Answer`; what it
 * sends back is its port.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = { headers: string[]; body: string }

process.once('message', ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((request, response) => {
    if (request.url === '/cpu') {
      const { user, system } = process.cpuUsage()
      response.end(String(user + system))
    } else response.writeHead(200, headers).end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
