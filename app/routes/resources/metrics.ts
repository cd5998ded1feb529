import { appContext, requestContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/metrics'

/** Prometheus text, for this machine only unless configured otherwise: to anyone else it does not exist. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { env, metrics } = context.get(appContext)
  if (env.METRICS_ACCESS === 'loopback' && !context.get(requestContext).local) {
    return new Response('Not Found\n', { status: 404 })
  }
  return new Response(await metrics.text(), {
    headers: { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' },
  })
}
