import { drawScreen, tagOf } from '#app/features/found/drawing/social-image.server.ts'
import { SOCIAL_IMAGES } from '#app/features/found/social-images.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import type { Route } from './+types/social-image'

/** The social picture of a kind of screen, in the language of the address. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const image = SOCIAL_IMAGES.find((name) => name === params.image)
  if (!image) return new Response(null, { status: 404 })
  const picture = await drawScreen(image, localeOf(new URL(request.url).pathname))
  const etag = tagOf(picture)
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=86400' }
  return request.headers.get('If-None-Match')?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(picture), {
        headers: { ...headers, 'Content-Type': 'image/png' },
      })
}
