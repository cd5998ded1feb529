import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Answers one request for a list. */
export type ListReply = (response: ServerResponse, request: IncomingMessage) => void

export type ListServer = {
  origin: string
  /** Answers from now on. */
  reply: ListReply
  /** Paths and headers of the requests so far. */
  requests: { path: string; headers: IncomingMessage['headers'] }[]
}

/** A complete answer with status 200, or 304 to a request that names this version. */
export const list =
  (body: string | Uint8Array, headers: Record<string, string> = {}): ListReply =>
  (response, request) => {
    const { etag } = headers
    if (etag && request.headers['if-none-match'] === etag) response.writeHead(304, headers).end()
    else response.writeHead(200, headers).end(body)
  }

export const status =
  (code: number, headers: Record<string, string> = {}): ListReply =>
  (response) => {
    response.writeHead(code, headers).end('No list here.')
  }

/** Announces all of the body, sends a part of it and closes the connection. */
export const cut =
  (body: string, share: number, headers: Record<string, string> = {}): ListReply =>
  (response) => {
    response.writeHead(200, { ...headers, 'content-length': String(Buffer.byteLength(body)) })
    response.write(body.slice(0, body.length * share), () => response.destroy())
  }

/** Sends a part of the body, and nothing more. */
export const stall =
  (part: string, headers: Record<string, string> = {}): ListReply =>
  (response) => {
    response.writeHead(200, headers).write(part)
  }

/** Sends the piece again and again, as fast as it is read, until the client goes. */
export function endless(piece: Buffer, headers: Record<string, string> = {}) {
  let sent = 0
  const reply: ListReply = (response) => {
    response.writeHead(200, headers)
    const send = () => {
      while (!response.destroyed) {
        sent += piece.length
        if (!response.write(piece)) return void response.once('drain', send)
      }
    }
    send()
  }
  return { reply, sentBytes: () => sent }
}

/** Starts a server for lists on a free loopback port. */
export async function startListServer(reply: ListReply = status(404)): Promise<ListServer> {
  const server = createServer((request, response) => {
    started.requests.push({ path: request.url ?? '', headers: request.headers })
    response.on('error', () => {})
    started.reply(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const started: ListServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reply,
    requests: [],
  }
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return started
}
