import { randomBytes, randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { isInStaffArea } from '#app/domain/staff-area.ts'
import type { App } from '../context.server.ts'
import { isLoopback, visitorAddress } from '../visitor/visitor.server.ts'
import type { Step } from './site.server.ts'

const NONCE_BYTES = 18

/** Returns a request id for the log and X-Request-Id: 32 hexadecimal digits. */
export function newRequestId(): string {
  return randomUUID().replaceAll('-', '')
}

/** Sets the request's id, visitor and, in the staff area, nonce. */
export function identifyRequests(app: App) {
  return createMiddleware<Step>(async (context, next) => {
    const socketAddress = context.env.incoming.socket.remoteAddress
    const forwardedFor = context.req.header('x-forwarded-for') ?? null
    const id = newRequestId()
    const isForStaff = isInStaffArea(context.req.path)
    context.set('facts', {
      id,
      nonce: isForStaff ? randomBytes(NONCE_BYTES).toString('base64') : undefined,
      address: visitorAddress(socketAddress, forwardedFor, app.env.TRUSTED_PROXY_HOPS),
      local: forwardedFor === null && isLoopback(visitorAddress(socketAddress, null, 0)),
      byStaff: false,
    })
    await next()
    context.header('X-Request-Id', id)
  })
}
