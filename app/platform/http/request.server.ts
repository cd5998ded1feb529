import { randomBytes, randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { App } from '../context.server.ts'
import { isLoopback, visitorAddress } from '../visitor/visitor.server.ts'
import type { Step } from './site.server.ts'

const NONCE_BYTES = 18

/** Random bytes are asked for in store: each asking costs more than a short answer. */
const STORE = NONCE_BYTES * 256
let store = Buffer.alloc(0)
let used = 0

/** What every request is given. */
export function newFacts(): { id: string; nonce: string } {
  if (used === store.length) [store, used] = [randomBytes(STORE), 0]
  const nonce = store.toString('base64', used, used + NONCE_BYTES)
  used += NONCE_BYTES
  return { id: randomUUID(), nonce }
}

/** Gives the request its id and nonce, and finds out who is on the other end. */
export function identifyRequests(app: App) {
  return createMiddleware<Step>(async (context, next) => {
    const socketAddress = context.env.incoming.socket.remoteAddress
    const forwardedFor = context.req.header('x-forwarded-for') ?? null
    const facts = newFacts()
    context.set('facts', {
      ...facts,
      address: visitorAddress(socketAddress, forwardedFor, app.env.TRUSTED_PROXY_HOPS),
      local: forwardedFor === null && isLoopback(visitorAddress(socketAddress, null, 0)),
      byStaff: false,
    })
    await next()
    context.header('X-Request-Id', facts.id)
  })
}
