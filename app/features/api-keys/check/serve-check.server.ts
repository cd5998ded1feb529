import type { ActionFunctionArgs } from 'react-router'
import type { CheckAnswer } from '#app/features/api/check-shapes.server.ts'
import { CHECK_PROBLEMS as t } from '#app/features/api/check-words.server.ts'
import {
  type ProblemOptions,
  type ProblemStatus,
  problem,
} from '#app/features/api/problem.server.ts'
import { readContent } from '#app/features/checks/analyze-content.server.ts'
import { type App, appContext } from '#app/platform/context.server.ts'
import { retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { databaseFailed } from '#database/transaction.server.ts'
import { keyIn } from '../api-key.server.ts'
import { type ApiKey, countUse, findKey, type UseOutcome } from '../api-key-uses.db.server.ts'
import { answerLanguage } from './answer-language.server.ts'
import { checkItems, type ReadItem } from './check-items.server.ts'
import { readCheckRequest } from './read-request.server.ts'

const METHODS = { Allow: 'POST' }
const CHALLENGE = 'Bearer realm="Himaya"'

/**
 * Loader and action of the check. It reads no cookie and is authenticated by its header alone, which no page of
 * another site can send without CORS.
 */
export async function serveCheck({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: METHODS })
  if (request.method !== 'POST') return refuse(405, { detail: t.method, headers: METHODS })
  try {
    return await answerCheck(context.get(appContext), request)
  } catch (fault) {
    logFault(context, fault, 'a check of the API failed')
    return databaseFailed(fault)
      ? refuse(503, { detail: t.unavailable, headers: retryAfter(503) })
      : refuse(500)
  }
}

async function answerCheck(app: App, request: Request): Promise<Response> {
  const written = keyIn(request.headers.get('authorization'))
  const key = written && (await findKey(app.db, written))
  if (!key) return unauthorized(written !== null)
  const read = await readCheckRequest(request)
  if (!read.ok) return refuse(read.status, read.options)
  const items = read.items.map(readContent)
  const used = await countUseOf(app, key, items)
  if (!used.ok) return refuseUse(used)
  const locale = answerLanguage(request.headers.get('accept-language'))
  const { signal } = request
  const data = await checkItems(app, items, { key, use: used.use, locale, signal })
  return Response.json({ data } satisfies CheckAnswer, {
    headers: { 'Cache-Control': 'no-store', 'Content-Language': locale, Vary: 'Accept-Language' },
  })
}

/** A text with a problem costs nothing. */
function countUseOf({ db }: App, { id }: ApiKey, items: readonly ReadItem[]): Promise<UseOutcome> {
  return countUse(db, id, items.filter(({ ok }) => ok).length)
}

function refuseUse(outcome: Exclude<UseOutcome, { ok: true }>): Response {
  if (outcome.problem === 'revoked') return unauthorized(true)
  if (outcome.problem === 'over-limit') return refuse(400, { detail: t.overLimit })
  return refuse(429, { headers: { 'Retry-After': String(outcome.retryAfterSeconds) } })
}

/** RFC 6750, section 3: an error is named only if there was a key. */
function unauthorized(hadKey: boolean): Response {
  const challenge = hadKey ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE
  return refuse(401, { headers: { 'WWW-Authenticate': challenge } })
}

const refuse = (status: ProblemStatus, options: ProblemOptions = {}) =>
  problem(status, { ...options, isShared: false })
