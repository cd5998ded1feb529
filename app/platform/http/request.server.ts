import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { App } from '../context.server.ts'
import { isLoopback, visitorAddress } from '../visitor/visitor.server.ts'
import type { Step } from './site.server.ts'

const ID_BYTES = 16
const NONCE_BYTES = 18

/** Random bytes are asked for in store: each asking costs more than a short answer. */
const STORE = (ID_BYTES + NONCE_BYTES) * 256
let store = Buffer.alloc(0)
let used = 0

/** What every request is given: a name in the log, in hexadecimal, and what makes a script of its answer ours, in base64. */
export function newFacts(): { id: string; nonce: string } {
  if (used === store.length) [store, used] = [randomBytes(STORE), 0]
  const start = used
  const middle = start + ID_BYTES
  used = middle + NONCE_BYTES
  return {
    id: store.toString('hex', start, middle),
    nonce: store.toString('base64', middle, used),
  }
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
