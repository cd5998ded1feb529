import type { IncomingMessage } from 'node:http'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Step } from './site.server.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** Where pictures may be sent, in any language. What reads them counts each part as it comes in. */
const UPLOADS = /^(\/[a-z]{2})?\/report-scam(\?|$)/

/** Whether a request may bring pictures: it is large, and takes its time. */
export function isUpload({ url, headers }: IncomingMessage): boolean {
  const isForm = headers['content-type']?.startsWith('multipart/form-data')
  return isForm === true && UPLOADS.test(url ?? '')
}

/** Refuses a body larger than any form needs, but for uploads of evidence. */
export function limitBodies() {
  const limit = bodyLimit({ maxSize: BODY_LIMIT_BYTES })
  return createMiddleware<Step>(async (context, next) => {
    return isUpload(context.env.incoming) ? next() : limit(context, next)
  })
}
