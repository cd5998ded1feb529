import { oneOf } from '#app/domain/one-of.ts'
import { findHint } from '#app/features/reports/hint/find-hint.server.ts'
import { readFields } from '#app/features/reports/report-input.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { refuseReads } from '#app/platform/http/guards/only-post.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import type { Route } from './+types/similar'

export const loader = refuseReads

/**
 * Returns the library entry that matches an unfinished report, or null. The text is neither stored nor
 * logged.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request)
  const fields = readFields((name) => form.get(name))
  const locale = oneOf(LOCALES, form.get('lang')) ?? LOCALES[0]
  const hint = await findHint(context.get(appContext), visitorOf(context), fields, locale)
  return Response.json(hint, { headers: PRIVATE_NO_STORE })
}
