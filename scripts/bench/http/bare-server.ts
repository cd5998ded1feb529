/**
 * Sends the same response to every request. Baseline for `rate`. Receives an `Answer` message and replies
 * with its port.
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
