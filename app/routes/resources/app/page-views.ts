import { countPageView, isOptOutRequest } from '#app/features/page-views/count-page-view.server.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { refuseReads } from '#app/platform/http/guards/only-post.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import type { Route } from './+types/page-views'

export const loader = refuseReads

/** Counts a view of the page `path`. The response is the same whether or not it counts. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (!isOptOutRequest(request.headers)) {
    const form = await readForm(request)
    const path = String(form.get('path') ?? '')
    await countPageView(context.get(appContext), visitorOf(context), path)
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
