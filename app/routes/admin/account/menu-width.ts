import { menuWidthCookie } from '#app/features/staff-access/layout/menu-width.server.ts'
import { MENU_WIDTH, NARROW } from '#app/features/staff-access/layout/menu-width.ts'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import type { Route } from './+types/menu-width'

/** Stores the menu's width in a cookie. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  // Changes no content, so the page cache is kept.
  context.get(requestContext).byStaff = false
  const isNarrow = (await readForm(request)).get(MENU_WIDTH) === NARROW
  const cookie = menuWidthCookie(context.get(appContext).env, isNarrow)
  return new Response(null, { status: 204, headers: { ...PRIVATE_NO_STORE, 'Set-Cookie': cookie } })
}
