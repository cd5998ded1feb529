import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Step } from './site.server.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** Where pictures may be sent, in any language. What reads them counts each part as it comes in. */
const UPLOADS = /^(\/[a-z]{2})?\/report-scam$/

/** Refuses a body larger than any form needs, but for uploads of evidence. */
export function limitBodies() {
  const limit = bodyLimit({ maxSize: BODY_LIMIT_BYTES })
  return createMiddleware<Step>(async (context, next) => {
    const isUpload =
      UPLOADS.test(context.req.path) &&
      context.req.header('content-type')?.startsWith('multipart/form-data')
    return isUpload ? next() : limit(context, next)
  })
}
