import { createContext, type MiddlewareFunction, replace } from 'react-router'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { type CurrentSession, currentSession } from './auth/current-session.server.ts'
import type { Staff } from './staff.ts'
import { staffContext } from './staff-context.server.ts'
import { ownPath, STAFF_PATHS, towards } from './staff-paths.ts'

type Guard = MiddlewareFunction<Response>

/** When the session ends, and what else the account's own screens need of it. Filled with `staffContext`. */
export const sessionContext = createContext<CurrentSession>()

/**
 * Lets nobody pass but staff, whatever is asked for: a screen, its data, an action or a resource. Anyone else, and
 * everyone when the database fails, is sent to sign in, and back afterwards. Where a second factor is required, staff
 * without one are sent to set it up.
 */
export const requireStaff: Guard = (args, next) => guard(args, next, { secondFactor: true })

/** The same for the screen on which the second factor is set up. */
export const requireAccount: Guard = (args, next) => guard(args, next, { secondFactor: false })

async function guard(
  { request, url, context }: Parameters<Guard>[0],
  next: Parameters<Guard>[1],
  needs: { secondFactor: boolean },
): Promise<Response> {
  const app = context.get(appContext)
  const session = await currentSession(app, request.headers).catch((err) => {
    app.log.error({ err }, 'a session could not be read')
    return { token: null, cookies: [] }
  })
  if (session.token === null) {
    return sealed(
      replace(towards(STAFF_PATHS.login, ownPath(url.pathname + url.search))),
      session.cookies,
    )
  }
  if (needs.secondFactor && app.env.STAFF_REQUIRE_TOTP && !session.secondFactor) {
    return sealed(replace(STAFF_PATHS.security), session.cookies)
  }
  context.get(requestContext).byStaff = true
  context.set(staffContext, session.user as Staff)
  context.set(sessionContext, session)
  return sealed(await next(), session.cookies)
}

/** Nothing of the staff area is kept by a browser, a proxy or a search engine. */
function sealed(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}
