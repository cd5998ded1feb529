import { appContext, requestContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/metrics'

const UNCACHED = { 'Cache-Control': 'no-store' }

/** Prometheus metrics, for this machine only unless configured otherwise; 404 for others. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { env, metrics } = context.get(appContext)
  if (env.METRICS_ACCESS === 'loopback' && !context.get(requestContext).local) {
    return new Response('Not Found\n', { status: 404 })
  }
  const text = await metrics.text()
  if (text === null) {
    return new Response('a worker does not answer\n', { status: 503, headers: UNCACHED })
  }
  return new Response(text, {
    headers: { 'Content-Type': metrics.registry.contentType, ...UNCACHED },
  })
}
