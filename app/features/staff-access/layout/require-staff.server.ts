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

/** Filled by `requireStaff` and `requireAccount`, by nothing else. */
const staffContext = createContext<Staff>()

/** When the session ends, and what else the account's own screens need of it. Filled with `staffContext`. */
export const sessionContext = createContext<CurrentSession>()

/** None that counts, or one that could not be read: then nobody knows whose it is. */
type NoSession = { token: null; cookies: string[]; isUnreadable?: boolean }

/** The session that came with the request, before it is judged. */
const foundContext = createContext<CurrentSession | NoSession>()

/** Who is at work. @throws Error on a route that the guard does not cover */
export function staffOf(context: Readonly<RouterContextProvider>): Staff {
  return context.get(staffContext)
}

/**
 * Lets nobody pass but staff, whatever is asked for: a screen, its data, an action or a resource. Anyone else, and
 * everyone when the database fails, is sent to sign in, and back afterwards. Where a second factor is required, staff
 * without one are sent to set it up. A form would be lost on the way: it is refused with 401 or 403 and given back, with
 * 503 where it was the database that failed. So is one that was opened by somebody else than whoever is signed in when it
 * comes.
 */
export const requireStaff: Guard[] = [
  sealed,
  withSession,
  (args, next) => guard(args, next, { secondFactor: true, formsBack: true }),
]

/** The same for the screen on which the second factor is set up, whose forms hold secrets: none is given back. */
export const requireAccount: Guard[] = [
  sealed,
  withSession,
  (args, next) => guard(args, next, { secondFactor: false, formsBack: false }),
]

/** Answers with the cookies of the session, whatever the answer is. */
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

/** @throws a form that is given back */
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

/** The sign-in screen that leads on to `next`. To who may be signed in all the same it says that this could not be told. */
function entrance(next: string, isUnreadable: boolean): string {
  const path = withNext(STAFF_PATHS.login, next)
  if (!isUnreadable) return path
  return `${path}${path.includes('?') ? '&' : '?'}${FAILURE}=${UNREADABLE}`
}

/** Nothing of the staff area is kept by a browser, a proxy or a search engine, refusals included. */
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

/** A form that names nobody, or a body that is none, is nobody else's. */
async function isOfAnother(request: Request, account: string): Promise<boolean> {
  const form = await request.formData().catch(() => null)
  return (form?.get(OPENED_BY) || account) !== account
}
