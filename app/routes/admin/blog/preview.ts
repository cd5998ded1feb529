import { oneOf } from '#app/domain/one-of.ts'
import { htmlOf } from '#app/features/blog/content/markdown.server.ts'
import { MAX_LENGTHS } from '#app/features/blog/staff/post-input.ts'
import type { Preview } from '#app/features/blog/staff/screens/preview.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { requestContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import type { Route } from './+types/preview'

/** Returns Markdown as HTML. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  // Changes no content, so the page cache is kept.
  context.get(requestContext).byStaff = false
  const form = await readForm(request)
  const language = oneOf(LOCALES, form.get('language')) ?? LOCALES[0]
  const html = htmlOf(String(form.get('text') ?? '').slice(0, MAX_LENGTHS.content), language)
  return Response.json({ html } satisfies Preview, { headers: PRIVATE_NO_STORE })
}
