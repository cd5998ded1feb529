import { findCard } from '#app/features/scams/detail/social-card.db.server.ts'
import { imageResponse } from '#app/features/seo/image-rendering/image-response.server.ts'
import { cardTag, drawCard } from '#app/features/seo/image-rendering/title-card.server.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/scam-card'

/** Social image of an entry, in the URL's language if available. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const card = await findCard(context.get(appContext).db, params.id, locale)
  if (!card) return new Response(null, { status: 404 })
  return imageResponse(request, cardTag(card), () => drawCard(card))
}
