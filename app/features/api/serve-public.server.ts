import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '#app/platform/context.server.ts'
import { retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import type { Database } from '#database/connect.server.ts'
import { databaseFailed } from '#database/transaction.server.ts'
import { problem } from './problem.server.ts'
import { API_CORS_HEADERS } from './public-answer.server.ts'

const METHODS = 'GET, HEAD'
/** Allowed CORS request headers (Fetch standard, CORS-preflight). Max-age in seconds. */
const PREFLIGHT = {
  ...API_CORS_HEADERS,
  Allow: METHODS,
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
}

export type PublicRead = {
  db: Database
  request: Request
  url: URL
  params: LoaderFunctionArgs['params']
  /** Logs an error after the response has started. */
  failed(fault: unknown): void
}

/**
 * Creates loader and action of an API URL: rejects methods other than GET, HEAD and OPTIONS, and returns
 * errors as problem documents without details.
 */
export function servePublic(answer: (asked: PublicRead) => Response | Promise<Response>) {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, { headers: { Allow: METHODS } })
    }
    const { db } = context.get(appContext)
    const failed = (err: unknown) => logFault(context, err, 'a public read failed')
    try {
      return await answer({ db, request, url: new URL(request.url), params, failed })
    } catch (fault) {
      failed(fault)
      return databaseFailed(fault) ? problem(503, { headers: retryAfter(503) }) : problem(500)
    }
  }
}
