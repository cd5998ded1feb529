import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Requests in order of arrival. */
export type RecordedRequest<Body> = {
  path: string
  headers: IncomingMessage['headers']
  /** The body as sent. */
  raw: string
  body: Body
}

type GenerateContent = {
  systemInstruction?: { parts: { text: string }[] }
  contents: { role: string; parts: { text: string }[] }[]
  generationConfig?: Record<string, unknown>
  tools?: unknown
}

/** Answers one request. */
export type Reply = (response: ServerResponse) => void

/** A generateContent response with status 200. */
export const json =
  (body: unknown): Reply =>
  (response) => {
    response.setHeader('content-type', 'application/json; charset=UTF-8').end(JSON.stringify(body))
  }

/** Reply with `text` and this finish reason. */
export const says = (text: string, finishReason = 'STOP'): Reply =>
  json({ candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason, index: 0 }] })

/** Reply with `answer` as JSON. */
export const answers = (answer: unknown): Reply => says(JSON.stringify(answer))

/** An error in the service's format. */
export const fails =
  (
    code: number,
    message: string,
    headers: Record<string, string> = {},
    details?: unknown[],
  ): Reply =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    response.end(JSON.stringify({ error: { code, message, status: 'ERROR', details } }))
  }

export const rateLimited = (headers: Record<string, string> = {}): Reply =>
  fails(429, 'Resource has been exhausted', headers)

/** The retry delay in the real service's format. */
export const rateLimitedInBody = (retryDelay: string): Reply =>
  fails(429, 'You exceeded your current quota', {}, [
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
  ])

export const overloaded: Reply = fails(503, 'The model is overloaded')

export const blockedPrompt: Reply = json({ promptFeedback: { blockReason: 'SAFETY' } })

export const noCandidates: Reply = json({ candidates: [] })

/** Never answers: the connection stays open until the client or `close` ends it. */
export const silence: Reply = () => {}

/** Sends the start of a body that never ends. */
export const stall: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"candidates":[')
}

/** Sends `bytes` as fast as they are read, without ending the body. */
export function endlessBody(bytes: number): { reply: Reply; sentBytes(): number } {
  const piece = Buffer.alloc(64 * 1024, ' ')
  let sent = 0
  return {
    reply(response) {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = () => {
        do sent += piece.length
        while (response.write(piece) && sent < bytes)
      }
      response.on('drain', () => sent < bytes && more())
      more()
    },
    sentBytes: () => sent,
  }
}

export const reset: Reply = (response) => {
  response.socket?.resetAndDestroy()
}

/** Bytes that are not HTTP. */
export const garbage: Reply = (response) => {
  response.socket?.end(Buffer.from([0, 255, 1, 254, 13, 10, 200, 13, 10]))
}

export const redirect =
  (location: string): Reply =>
  (response) => {
    response.writeHead(307, { location }).end()
  }

/** A reply that waits until released. */
export function held(reply: Reply): { reply: Reply; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { reply: (response) => void promise.then(() => reply(response)), release: resolve }
}

export type ModelServer<Body> = {
  apiKey: string
  baseUrl: string
  requests: RecordedRequest<Body>[]
  /** Sets the replies to the next requests; the last one also answers all following ones. */
  script(...replies: Reply[]): void
  /** Resolves after `count` requests since the start. */
  received(count: number): Promise<void>
  close(): Promise<void>
}

export type GenerativeServer = ModelServer<GenerateContent>

/** Starts a local server for `POST /v1beta/models/{model}:generateContent` on a free loopback port. */
export function startGenerativeServer(apiKey = 'a-key-for-tests'): Promise<GenerativeServer> {
  return startModelServer(apiKey, ({ method, url = '', headers }) => {
    if (method !== 'POST' || !/^\/v1beta\/models\/[^/]+:generateContent$/.test(url)) {
      return fails(404, 'Not found')
    }
    const key = headers['x-goog-api-key']
    return key === apiKey ? null : fails(400, `API key not valid: ${key}`)
  })
}

/**
 * Starts a local model server on a free loopback port.
 * @param refusal reply to requests with an unknown path or wrong key
 */
export async function startModelServer<Body>(
  apiKey: string,
  refusal: (request: IncomingMessage) => Reply | null,
): Promise<ModelServer<Body>> {
  const requests: RecordedRequest<Body>[] = []
  let replies: Reply[] = []
  const server = createServer(async (request, response) => {
    const raw = Buffer.concat(await request.toArray()).toString()
    requests.push({ path: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw) })
    server.emit('recorded')
    const refused = refusal(request)
    if (refused) return refused(response)
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    return (reply ?? fails(500, 'No reply was scripted'))(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    apiKey,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script(...next) {
      replies = next
    },
    async received(count) {
      while (requests.length < count) await once(server, 'recorded')
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
