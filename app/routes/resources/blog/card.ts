import { postCard } from '#app/features/blog/article/post-card.server.ts'
import { findPost } from '#app/features/blog/list-posts.db.server.ts'
import { imageResponse } from '#app/features/seo/image-rendering/image-response.server.ts'
import { cardTag, drawCard } from '#app/features/seo/image-rendering/title-card.server.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/card'

/** Social image of an article, in the URL's language if available. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const post = await findPost(context.get(appContext).db, locale, params.slug)
  if (!post) return new Response(null, { status: 404 })
  const card = postCard(post)
  return imageResponse(request, cardTag(card), () => drawCard(card))
}
