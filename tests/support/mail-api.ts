import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type MailRequest = { headers: IncomingMessage['headers']; body: Record<string, unknown> }

/** Starts a mail provider on a free loopback port. `answer` handles each request. */
export async function startMailApi(
  answer: (response: ServerResponse) => void = (response) => {
    response.writeHead(201).end('{"messageId":"1"}')
  },
) {
  const requests: MailRequest[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    requests.push({ headers: request.headers, body: JSON.parse(body) })
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3/smtp/email`
  return { url, requests }
}
