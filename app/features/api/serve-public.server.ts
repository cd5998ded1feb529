import type { LoaderFunctionArgs } from 'react-router'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import type { Database } from '#database/connect.server.ts'
import { databaseFailed } from './database-failed.db.server.ts'
import { problem } from './problem.server.ts'

const RETRY_AFTER_SECONDS = '5'

export type PublicRead = {
  db: Database
  request: Request
  url: URL
  params: LoaderFunctionArgs['params']
}

/**
 * Makes the loader, and the action, of an address that programs read: it refuses every method but GET and HEAD, and
 * tells a fault as a problem, never as it was thrown.
 */
export function servePublic(answer: (asked: PublicRead) => Response | Promise<Response>) {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, { headers: { Allow: 'GET, HEAD' } })
    }
    const { db, log } = context.get(appContext)
    try {
      return await answer({ db, request, url: new URL(request.url), params })
    } catch (fault) {
      log.error({ request: context.get(requestContext).id, err: fault }, 'a public read failed')
      return databaseFailed(fault)
        ? problem(503, { headers: { 'Retry-After': RETRY_AFTER_SECONDS } })
        : problem(500)
    }
  }
}
