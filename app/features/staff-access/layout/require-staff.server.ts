import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  replace,
} from 'react-router'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { withStaffHeaders } from '#app/platform/http/representation/cache-control.server.ts'
import { type CurrentSession, currentSession } from '../auth/current-session.server.ts'
import { OPENED_BY, type RejectedForm } from '../draft-recovery/rejected-form.ts'
import { UNREADABLE } from '../sign-in/sign-in-outcome.ts'
import type { Staff } from '../staff.ts'
import { FAILURE, ownPath, STAFF_PATHS, withNext } from '../staff-paths.ts'

type Guard = MiddlewareFunction<Response>

/** Set only by `requireStaff` and `requireAccount`. */
const staffContext = createContext<Staff>()

/** Session data for the account's own screens. Set with `staffContext`. */
export const sessionContext = createContext<CurrentSession>()

/** No valid session, or one that could not be read because of an error. */
type NoSession = { token: null; cookies: string[]; isUnreadable?: boolean }

/** The request's session before it is checked. */
const foundContext = createContext<CurrentSession | NoSession>()

/** Returns the signed-in member of staff. @throws Error on a route without the guard */
export function staffOf(context: Readonly<RouterContextProvider>): Staff {
  return context.get(staffContext)
}

/**
 * Allows staff only, for every screen, data request, action and resource. Others are redirected to sign-in
 * and back afterwards; so is everyone during a database outage. If a second factor is mandatory, staff
 * without one are redirected to its setup. A form would be lost by a redirect, so it is rejected with 401,
 * 403 or (outage) 503 and returned for resubmission. The same applies to a form opened by another account.
 */
export const requireStaff: Guard[] = [
  sealed,
  withSession,
  (args, next) => guard(args, next, { secondFactor: true, formsBack: true }),
]

/** The same for the second factor setup, whose forms contain secrets and are not returned. */
export const requireAccount: Guard[] = [
  sealed,
  withSession,
  (args, next) => guard(args, next, { secondFactor: false, formsBack: false }),
]

/** Adds the session's cookies to any response. */
async function withSession(
  { request, context }: Parameters<Guard>[0],
  next: Parameters<Guard>[1],
): Promise<Response> {
  const app = context.get(appContext)
  const session = await currentSession(app, request.headers).catch((err): NoSession => {
    app.log.error({ err }, 'a session could not be read')
    return { token: null, cookies: [], isUnreadable: true }
  })
  context.set(foundContext, session)
  const response = await next()
  for (const cookie of session.cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/** @throws a rejected form */
async function guard(
  { request, url, context }: Parameters<Guard>[0],
  next: Parameters<Guard>[1],
  { secondFactor, formsBack }: { secondFactor: boolean; formsBack: boolean },
): Promise<Response> {
  const { env } = context.get(appContext)
  const session = context.get(foundContext)
  const isPost = request.method === 'POST'
  const isForm = formsBack && isPost
  if (session.token === null) {
    const { isUnreadable = false } = session
    if (isForm && isUnreadable) throw await givenBack(request, 'outage', 503)
    if (isForm) throw await givenBack(request, 'signed-out', 401)
    if (isPost && isUnreadable) throw data({ problem: 'outage' }, { status: 503 })
    return replace(entrance(ownPath(url.pathname + url.search), isUnreadable))
  }
  if (secondFactor && env.STAFF_REQUIRE_TOTP && !session.secondFactor) {
    if (isForm) throw await givenBack(request, 'second-factor-wanted', 403)
    return replace(STAFF_PATHS.security)
  }
  if (isForm && (await isOfAnother(request.clone(), session.user.email))) {
    throw await givenBack(request, 'somebody-else', 403)
  }
  context.get(requestContext).byStaff = true
  context.set(staffContext, session.user as Staff)
  context.set(sessionContext, session)
  return next()
}

/** Returns the sign-in URL for `next`, with a note if the session could not be read. */
function entrance(next: string, isUnreadable: boolean): string {
  const path = withNext(STAFF_PATHS.login, next)
  if (!isUnreadable) return path
  return `${path}${path.includes('?') ? '&' : '?'}${FAILURE}=${UNREADABLE}`
}

/** Prevents caching and indexing of all staff responses, including rejections. */
async function sealed(_: unknown, next: Parameters<Guard>[1]): Promise<Response> {
  return withStaffHeaders(await next())
}

async function givenBack(
  request: Request,
  problem: RejectedForm['problem'],
  status: 401 | 403 | 503,
) {
  const fields = [...(await readForm(request))].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return data({ problem, fields } satisfies RejectedForm, { status })
}

/** A form without an account, or a body that is not a form, belongs to nobody else. */
async function isOfAnother(request: Request, account: string): Promise<boolean> {
  const form = await request.formData().catch(() => null)
  return (form?.get(OPENED_BY) || account) !== account
}
