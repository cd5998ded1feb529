import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A token in the form of BotFather. */
export const BOT_TOKEN = '123456789:a-token-that-must-never-be-logged-0'

type Fields = Record<string, unknown>

/** One question of a bot: the method of the Bot API and its parameters. */
export type Call = { method: string; fields: Fields }

/** A refusal in the form of the Bot API; `cut` closes the connection instead. */
export type Refusal = { status: number; retryAfter?: number } | 'cut'

export type TelegramServer = {
  origin: string
  calls: Call[]
  /** Texts of the answers so far. */
  answers(): string[]
  /** Delivers an update that a bot gets when it asks, until it confirms it. Returns its number. */
  deliver(update: Fields): number
  /** Refuses the next questions with this method, in order. */
  refuse(method: string, ...refusals: Refusal[]): void
  /** Makes a file downloadable. Returns its id. */
  addFile(file: Buffer): string
  /** Number of bots that wait for updates now, and the most at a time. */
  waiting(): { now: number; most: number }
  /** Holds answers to the bot's messages back until the returned function is called. */
  hold(): () => void
}

/** Starts a server that speaks the Bot API on a free loopback port. */
export async function startTelegramServer(): Promise<TelegramServer> {
  const calls: Call[] = []
  const updates = new Map<number, Fields>()
  const files: Buffer[] = []
  const refusals = new Map<string, Refusal[]>()
  const waiting = new Set<() => void>()
  let most = 0
  let held: Promise<void> = Promise.resolve()

  const results: Record<string, (fields: Fields, response: ServerResponse) => unknown> = {
    getUpdates: async ({ offset = 0 }, response) => {
      for (const id of updates.keys()) if (id < Number(offset)) updates.delete(id)
      if (updates.size === 0) await newUpdate(response)
      return [...updates.values()].slice(0, 20)
    },
    getFile: ({ file_id }) => ({ file_id, file_path: `photos/${file_id}` }),
    sendMessage: async () => {
      await held
      return { message_id: 1, date: 0, chat: { id: 1, type: 'private' } }
    },
    setWebhook: () => true,
    deleteWebhook: () => true,
  }

  /** Waits for an update, or until the bot goes. */
  async function newUpdate(response: ServerResponse): Promise<void> {
    await new Promise<void>((resolve) => {
      waiting.add(resolve)
      most = Math.max(most, waiting.size)
      response.once('close', resolve)
      response.once('close', () => waiting.delete(resolve))
    })
  }

  const server = createServer(async (request, response) => {
    const [, token, method = '', file] =
      /^\/(?:file\/)?bot([^/]+)\/(\w+)(?:\/(\d+))?$/.exec(request.url ?? '') ?? []
    const fail = (status: number, retryAfter?: number) =>
      reply(response, status, {
        ok: false,
        error_code: status,
        description: 'Refused',
        ...(retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } }),
      })
    if (token !== BOT_TOKEN) return fail(401)
    if (file !== undefined) return response.end(files[Number(file)])
    const fields = await readFields(request)
    calls.push({ method, fields })
    const refusal = refusals.get(method)?.shift()
    if (refusal === 'cut') return request.socket.destroy()
    if (refusal) return fail(refusal.status, refusal.retryAfter)
    const result = results[method]
    if (!result) return fail(404)
    reply(response, 200, { ok: true, result: await result(fields, response) })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers: () =>
      calls.flatMap(({ method, fields }) => (method === 'sendMessage' ? String(fields.text) : [])),
    deliver(update) {
      const id = Number(update.update_id ?? 1000 + calls.length + updates.size)
      updates.set(id, { ...update, update_id: id })
      for (const wake of waiting) wake()
      waiting.clear()
      return id
    },
    refuse: (method, ...next) => void refusals.set(method, next),
    addFile: (file) => String(files.push(file) - 1),
    waiting: () => ({ now: waiting.size, most }),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

let sent = 0

/** An update with a private message. */
export function messageUpdate(message: Fields, from: Fields = {}): Fields {
  const id = ++sent
  const sender = {
    id: 5_550_001,
    is_bot: false,
    first_name: 'Noura',
    username: 'noura_tests',
    ...from,
  }
  return {
    update_id: 70_000 + id,
    message: {
      message_id: id,
      date: 0,
      chat: { id: sender.id, type: 'private' },
      from: sender,
      ...message,
    },
  }
}

async function readFields(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString() || '{}')
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
