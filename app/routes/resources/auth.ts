import { answerAuth } from '#app/features/staff-access/auth/answer-auth.server.ts'
import { appContext } from '#app/platform/context.server.ts'
import { withStaffHeaders } from '#app/platform/http/representation/cache-control.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import type { Route } from './+types/auth'

export const loader = answer
export const action = answer

async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
  return withStaffHeaders(await answerAuth(context.get(appContext), visitorOf(context), request))
}
