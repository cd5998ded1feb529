import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const ASK_EVERY_MS = 50

export type Proxy = {
  origin: string
  /** Resolves when the proxy regards this upstream as ready, or as not ready. */
  sees(upstream: string, ready: boolean): Promise<void>
}

/**
 * Starts a small reverse proxy for several processes: round-robin over those whose /healthz reports ready, polled
 * several times a second. Unreachable upstreams are skipped.
 */
export async function startProxy(upstreams: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: false })
  const ready = new Map(upstreams.map((upstream) => [upstream, false]))
  let turn = 0

  async function ask(upstream: string): Promise<void> {
    const answer = await fetch(`${upstream}/healthz`).catch(() => undefined)
    await answer?.body?.cancel()
    ready.set(upstream, answer?.status === 200)
  }

  function pass(from: IncomingMessage, to: ServerResponse, body: Buffer, left: number): void {
    const serving = upstreams.filter((upstream) => ready.get(upstream))
    const upstream = serving[turn++ % serving.length]
    const refuse = () => {
      to.writeHead(502).end()
    }
    if (!upstream || left === 0) {
      refuse()
      return
    }
    const headers = { ...from.headers }
    headers['x-forwarded-for'] ??= '192.0.2.1'
    const onward = request(upstream + from.url, { method: from.method, headers, agent })
    onward.once('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.once('error', (fault) => {
      const isUnsent = (fault as NodeJS.ErrnoException).code === 'ECONNREFUSED'
      if (isUnsent) pass(from, to, body, left - 1)
      else if (to.headersSent) to.destroy()
      else refuse()
    })
    to.once('close', () => onward.destroy())
    onward.end(body)
  }

  const server = createServer(async (from, to) => {
    pass(from, to, Buffer.concat(await from.toArray()), upstreams.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const timers = upstreams.map((upstream) => setInterval(() => void ask(upstream), ASK_EVERY_MS))
  onTestFinished(() => {
    timers.forEach(clearInterval)
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async sees(upstream, wanted) {
      while (ready.get(upstream) !== wanted) await ask(upstream)
    },
  }
}
