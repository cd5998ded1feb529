import type { IncomingMessage } from 'node:http'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Entry } from './pages.server.ts'
import type { Step } from './site.server.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** Paths that accept files, in any language. Their handlers limit each part while reading it. */
const UPLOADS = /^(\/[a-z]{2})?\/(?:report-scam|scam-checker|share)(\?|$)/

/** Whether a request may upload files, and so be large and slow. */
export function isUpload({ url, headers }: IncomingMessage): boolean {
  const isForm = headers['content-type']?.startsWith('multipart/form-data')
  return isForm === true && UPLOADS.test(url ?? '')
}

/** Rejects bodies that are too large, except uploads. */
export function limitBodies(entry: Entry) {
  const limit = bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: async (context) => {
      const { refusalForPrograms, tooLargeDocument } = await entry()
      const answer = refusalForPrograms(413, context.req.path)
      if (answer) return answer
      if (!context.req.header('accept')?.includes('text/html')) {
        return context.text('Payload Too Large\n', 413)
      }
      return context.html(tooLargeDocument(context.req.path), 413)
    },
  })
  return createMiddleware<Step>(async (context, next) => {
    return isUpload(context.env.incoming) ? next() : limit(context, next)
  })
}
