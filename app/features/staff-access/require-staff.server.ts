import { createContext, data, type MiddlewareFunction, replace } from 'react-router'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { seal } from '#app/platform/http/representation/private.server.ts'
import { type CurrentSession, currentSession } from './auth/current-session.server.ts'
import type { Staff } from './staff.ts'
import { staffContext } from './staff-context.server.ts'
import { ownPath, STAFF_PATHS, towards } from './staff-paths.ts'
import type { Fields } from './unsent/held-form.tsx'

type Guard = MiddlewareFunction<Response>

/** When the session ends, and what else the account's own screens need of it. Filled with `staffContext`. */
export const sessionContext = createContext<CurrentSession>()

/**
 * Lets nobody pass but staff, whatever is asked for: a screen, its data, an action or a resource. Anyone else, and
 * everyone when the database fails, is sent to sign in, and back afterwards; but not a form, which would be lost on the
 * way: it is refused with 401 and given back. Where a second factor is required, staff without one are sent to set it
 * up.
 */
export const requireStaff: Guard[] = [
  sealed,
  (args, next) => guard(args, next, { secondFactor: true, formsBack: true }),
]

/** The same for the screen on which the second factor is set up, whose forms hold secrets: none is given back. */
export const requireAccount: Guard[] = [
  sealed,
  (args, next) => guard(args, next, { secondFactor: false, formsBack: false }),
]

/** @throws what a form held, with 401 */
async function guard(
  { request, url, context }: Parameters<Guard>[0],
  next: Parameters<Guard>[1],
  { secondFactor, formsBack }: { secondFactor: boolean; formsBack: boolean },
): Promise<Response> {
  const app = context.get(appContext)
  const session = await currentSession(app, request.headers).catch((err) => {
    app.log.error({ err }, 'a session could not be read')
    return { token: null, cookies: [] }
  })
  if (session.token === null) {
    if (formsBack && request.method === 'POST') throw data(await fieldsOf(request), { status: 401 })
    return keeping(
      session.cookies,
      replace(towards(STAFF_PATHS.login, ownPath(url.pathname + url.search))),
    )
  }
  if (secondFactor && app.env.STAFF_REQUIRE_TOTP && !session.secondFactor) {
    return keeping(session.cookies, replace(STAFF_PATHS.security))
  }
  context.get(requestContext).byStaff = true
  context.set(staffContext, session.user as Staff)
  context.set(sessionContext, session)
  return keeping(session.cookies, await next())
}

/** Nothing of the staff area is kept by a browser, a proxy or a search engine, refusals included. */
async function sealed(_: unknown, next: Parameters<Guard>[1]): Promise<Response> {
  return seal(await next())
}

function keeping(cookies: readonly string[], response: Response): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

async function fieldsOf(request: Request): Promise<Fields> {
  return [...(await readForm(request))].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
