import { readLiveCount, readLiveCounts } from '#app/features/interactions/live-counts.server.ts'
import {
  type InteractionProblem,
  recordInteraction,
} from '#app/features/interactions/record-interaction.server.ts'
import { isOptOutRequest } from '#app/features/page-views/count-page-view.server.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { matchesEntityTag } from '#app/platform/http/representation/entity-tag.server.ts'
import { retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { streamSnapshots } from '#app/platform/live/event-stream.server.ts'
import type { Snapshot } from '#app/platform/live/live.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import type { Route } from './+types/live-counts'

/** HTTP status by problem. */
const STATUS: Record<InteractionProblem, number> = {
  'unknown-type': 400,
  'unknown-scam': 404,
  'no-identity': 400,
  failed: 503,
}

const BUSY_SECONDS = '60'

/** Counts of a library entry: as an event stream, or as JSON with `?poll=1`. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, live } = context.get(appContext)
  const id = params.id.toLowerCase()
  const now = await readLiveCount(db, id)
  if (!now) return new Response('Not Found\n', { status: 404 })
  if (new URL(request.url).searchParams.has('poll')) return answerOnce(request, now)
  const owner = visitorOf(context)?.ipHash ?? ''
  return (
    streamSnapshots(live, { key: id, read: readLiveCounts, owner }, request.signal) ??
    new Response('Busy\n', { status: 503, headers: { 'Retry-After': BUSY_SECONDS } })
  )
}

/**
 * Records an interaction sent by the page's script. Without script the detail page's form does. Views are
 * automatic and do not count with a tracking opt-out.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const type = (await readForm(request)).get('type')
  if (type === 'view' && isOptOutRequest(request.headers)) {
    return new Response(null, { status: 204, headers: PRIVATE_NO_STORE })
  }
  const app = context.get(appContext)
  const outcome = await recordInteraction(app, visitorOf(context), params.id, type)
  const status = outcome.ok ? 200 : STATUS[outcome.problem]
  const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status) }
  return Response.json(outcome, { status, headers })
}

function answerOnce(request: Request, { version, text }: Snapshot): Response {
  const etag = `"${version}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache, no-transform' }
  if (matchesEntityTag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } })
}
