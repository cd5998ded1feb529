import { cardTag, drawCard } from '#app/features/scams/detail/social-card.server.ts'
import { findScam } from '#app/features/scams/list-scams.db.server.ts'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/scam-card'

/** The social picture of an entry. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const scam = await findScam(context.get(appContext).db, params.id)
  if (!scam) return new Response(null, { status: 404 })
  const etag = cardTag(scam)
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=86400' }
  if (request.headers.get('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  const picture = new Uint8Array(await drawCard(scam))
  return new Response(picture, { headers: { ...headers, 'Content-Type': 'image/png' } })
}
