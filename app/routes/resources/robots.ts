import { publicAnswer } from '#app/features/api/public-answer.server.ts'
import { robotsText } from '#app/features/seo/robots.server.ts'
import type { Route } from './+types/robots'

export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url)
  return publicAnswer(request, 'text/plain; charset=utf-8', robotsText(origin))
}
