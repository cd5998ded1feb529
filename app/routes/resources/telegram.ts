import { receiveWebhook } from '#app/features/telegram/receive-webhook.server.ts'
import { appContext } from '#app/platform/context.server.ts'
import { refuseReads } from '#app/platform/http/guards/only-post.server.ts'
import type { Route } from './+types/telegram'

export const loader = refuseReads

/** Takes on a message that Telegram sends to the bot. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return receiveWebhook(context.get(appContext), request)
}
