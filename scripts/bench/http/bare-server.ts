/** Sends one answer to everyone, and does nothing else: what `rate` compares with. Told by a message, `Answer`. */
import { createServer } from 'node:http'

export type Answer = { port: number; headers: string[]; body: string }

process.once('message', ({ port, headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((request, response) => {
    if (request.url === '/cpu') {
      const { user, system } = process.cpuUsage()
      response.end(String(user + system))
    } else response.writeHead(200, headers).end(bytes)
  })
  server.listen(port, '127.0.0.1', () => process.send?.('ready'))
})
