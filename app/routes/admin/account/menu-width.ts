import { menuWidthCookie } from '#app/features/staff-access/layout/menu-width.server.ts'
import { MENU_WIDTH, NARROW } from '#app/features/staff-access/layout/menu-width.ts'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import type { Route } from './+types/menu-width'

/** Takes how wide the menu is, for the browser to remember. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  // Nothing is written by it: the pages that are kept stay as they are.
  context.get(requestContext).byStaff = false
  const isNarrow = (await readForm(request)).get(MENU_WIDTH) === NARROW
  const cookie = menuWidthCookie(context.get(appContext).env, isNarrow)
  return new Response(null, { status: 204, headers: { ...PRIVATE_NO_STORE, 'Set-Cookie': cookie } })
}
