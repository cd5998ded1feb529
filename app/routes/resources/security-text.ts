import { publicAnswer } from '#app/features/api/public-answer.server.ts'
import { securityText } from '#app/features/seo/security-text.server.ts'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/security-text'

export function loader({ request, context }: Route.LoaderArgs) {
  const { env, clock } = context.get(appContext)
  const { origin } = new URL(request.url)
  const text = securityText(origin, env.SUPPORT_EMAIL, clock.now())
  return publicAnswer(request, 'text/plain; charset=utf-8', text)
}
