import { oneOf } from '#app/domain/one-of.ts'
import { imageResponse } from '#app/features/seo/image-rendering/image-response.server.ts'
import { drawScreen } from '#app/features/seo/image-rendering/social-image.server.ts'
import { SOCIAL_IMAGES } from '#app/features/seo/social-images.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { entityTag } from '#app/platform/http/representation/entity-tag.server.ts'
import type { Route } from './+types/social-image'

/** Social image of a kind of screen, in the URL's language. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const image = oneOf(SOCIAL_IMAGES, params.image)
  if (!image) return new Response(null, { status: 404 })
  const picture = await drawScreen(image, localeOf(new URL(request.url).pathname))
  return imageResponse(request, entityTag(picture), async () => picture)
}
