import { chooseLanguage } from '#app/features/shell/language/language-choice.server.ts'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/language'

export function loader({ request, context }: Route.LoaderArgs): Response {
  return chooseLanguage(context.get(appContext), request)
}
