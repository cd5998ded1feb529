import { randomBytes, randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { App } from '../context.server.ts'
import { isLoopback, visitorAddress } from '../visitor/visitor.server.ts'
import type { Step } from './site.server.ts'

const NONCE_BYTES = 18

/** Gives the request its id and nonce, and finds out who is on the other end. */
export function identifyRequests(app: App) {
  return createMiddleware<Step>(async (context, next) => {
    const socketAddress = context.env.incoming.socket.remoteAddress
    const forwardedFor = context.req.header('x-forwarded-for') ?? null
    const id = randomUUID()
    context.set('facts', {
      id,
      nonce: randomBytes(NONCE_BYTES).toString('base64'),
      address: visitorAddress(socketAddress, forwardedFor, app.env.TRUSTED_PROXY_HOPS),
      local: forwardedFor === null && isLoopback(visitorAddress(socketAddress, null, 0)),
    })
    await next()
    context.header('X-Request-Id', id)
  })
}
