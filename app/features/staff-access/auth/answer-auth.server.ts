import { containsNul } from '#app/domain/text/nul.ts'
import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { consume, refund } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { removePasswordFile } from '../accounts/first-staff.server.ts'
import { logNameOf } from '../accounts/log-name.server.ts'
import { passwordProblem } from '../passwords/password-problem.server.ts'
import { refusalCode } from '../passwords/password-refusal.ts'
import { type Auth, authOf, providerAuthOf } from './auth.server.ts'
import { CALLS, type Call, CODE_USES, MAX_NAME_LENGTH } from './calls.server.ts'
import {
  codeRequestOf,
  newCodeRequest,
  withCodeRequest,
} from './cookies/code-request-cookie.server.ts'
import { newDeviceCookie } from './cookies/device-cookie.server.ts'
import { currentSession, pendingSignInEmail } from './current-session.server.ts'
import { type Caller, consumeLimits, refundLimits } from './limits.server.ts'
import {
  bodyOf,
  type Fields,
  nameOf,
  newAuthRequest,
  readFields,
  refusal,
  toLibraryRequest,
} from './messages.server.ts'
import { withProviderFactors } from './provider/provider-factors.server.ts'
import { answerSession, answerToken } from './tokens.server.ts'

const SESSION_COOKIE = /\.session_token=/

/** The header by which the library tells a client without cookies the token of a session that it opened or prolonged. */
const TOKEN_HEADER = 'set-auth-token'

/** In place of the mark of a browser that asked for no code: no code is kept under it. */
const NO_ASKING = ''

/** Why the library refuses a mailed code. It has the last two for accounts only: told apart, they would say that there is one. */
const MAILED_CODE_REFUSED: readonly unknown[] = ['INVALID_OTP', 'TOO_MANY_ATTEMPTS', 'OTP_EXPIRED']

/** A call of the table with all that was sent, what of it the call takes, and the session it came with, if any. */
type Asked = {
  call: Call
  sent: Fields
  fields: Fields
  session: Awaited<ReturnType<typeof currentSession>>
}

const isSignedIn = ({ session }: Asked) => session.token !== null

/** The address of the account that a call is about: the one that it names, or that of the session it comes from. */
function emailOf({ fields, session }: Asked): unknown {
  return fields.email ?? (session.token === null ? undefined : session.user.email)
}

/**
 * Answers a call under /api/auth, from outside or from a screen of ours: the one door to the authentication library. It
 * lets through what the table lists, and no session that is over; it counts guesses and mails, and looks at new
 * passwords. Refusals are `{ code }`; a fault is logged and answered with 503.
 */
export async function answerAuth(
  app: App,
  visitor: Visitor | null,
  request: Request,
): Promise<Response> {
  try {
    return await answer(app, visitor, request)
  } catch (err) {
    if (!request.signal.aborted) app.log.error({ err }, 'an authentication call failed')
    return refusal(503, 'UNAVAILABLE')
  }
}

async function answer(app: App, visitor: Visitor | null, request: Request): Promise<Response> {
  const name = nameOf(request)
  const sent = request.method === 'POST' ? await readFields(request) : {}
  if (!sent || Object.values(sent).some(containsNul)) return refusal(400, 'INVALID_BODY')
  if (name === 'GET /session') return answerSession(app, request.headers)
  if (name === 'POST /token') {
    const signIn = (credentials: Fields) => {
      const asked = newAuthRequest(request, '/sign-in/email', credentials)
      asked.headers.delete('cookie')
      return answerAuth(app, visitor, asked)
    }
    return answerToken(app, sent, signIn)
  }
  const call = CALLS[name]
  const auth = call && (await (call.provider ? providerAuthOf(app) : authOf(app)))
  if (!auth) return refusal(404, 'NOT_FOUND')
  const session = await currentSession(app, request.headers, { prolonging: false })
  const asked: Asked = { call, sent, fields: taken(call, sent), session }
  const refused = await refusedByRule(app, visitor, asked, request)
  if (refused) return refused
  const named = call.logged || call.counts ? await accountNamed(app, request, asked) : null
  const response = await askLibrary(app, visitor, auth, asked, request)
  const account = (await rememberSignIn(app, response)) ?? named
  if (call.newPassword && response.ok && account !== null) await removePasswordFile(app, account)
  if (call.counts || call.logged) {
    const whose = account === null ? {} : { account: logNameOf(app, account) }
    app.log.info({ call: name, status: response.status, ...whose }, 'authentication')
  }
  // The session's token is for who signs in without a browser: no script may read it off a session that is there.
  return isSignedIn(asked) && SESSION_COOKIE.test(request.headers.get('cookie') ?? '')
    ? withoutToken(response)
    : response
}

/** What our own rules refuse before the library is asked; null when they have nothing against it. */
async function refusedByRule(
  app: App,
  visitor: Visitor | null,
  asked: Asked,
  request: Request,
): Promise<Response | null> {
  const { call, sent, fields } = asked
  if (call.weakens && app.env.STAFF_REQUIRE_TOTP) return refusal(403, 'TOTP_REQUIRED')
  if (call.newPassword) {
    const email = String(emailOf(asked) ?? '')
    const problem = passwordProblem(String(fields[call.newPassword] ?? ''), email)
    if (problem) return refusal(400, refusalCode(problem))
  }
  if (call.newName && !isName(fields[call.newName])) return refusal(400, 'INVALID_NAME')
  if (!call.confirmed) return null
  const password = String(sent.password ?? '')
  const confirmation = newAuthRequest(request, '/verify-password', { password })
  const answered = await answerAuth(app, visitor, confirmation)
  return answered.ok ? null : answered
}

/** The library's answer to a call: guesses and mails counted, a code good once only, and among the codes of its browser. */
async function askLibrary(
  app: App,
  visitor: Visitor | null,
  auth: Auth,
  asked: Asked,
  request: Request,
): Promise<Response> {
  const { call, fields } = asked
  const spent = call.once && !isSignedIn(asked) ? String(fields[call.once] ?? '') : null
  const email = String(fields.email ?? '')
  const begun = call.counts === 'mail' ? newCodeRequest(app, email) : null
  const mark = call.mailed ? codeRequestOf(app, request, email) : null
  const caller = { visitor, request, email: emailOf(asked), mark }
  const response = await counted(app, call, caller, () =>
    once(app, spent, () =>
      withCodeRequest(begun?.mark ?? mark ?? NO_ASKING, async () =>
        alike(
          await withProviderFactors(() =>
            auth.handler(toLibraryRequest(request, fields, isSignedIn(asked))),
          ),
        ),
      ),
    ),
  )
  if (begun && response.ok) response.headers.append('Set-Cookie', begun.cookie)
  return response
}

/** Lets the library answer if there is a place for it. A right guess gives its places back. */
async function counted(
  app: App,
  { counts }: Call,
  caller: Caller,
  ask: () => Promise<Response>,
): Promise<Response> {
  if (!counts) return ask()
  const places = await consumeLimits(app, counts, caller)
  if (!places) return refusal(429, 'TOO_MANY_ATTEMPTS')
  const response = await ask()
  if (counts === 'guess' && response.ok && !(await asksSecondFactor(response))) {
    await refundLimits(app, places)
  }
  return response
}

/** Refuses what has signed somebody in a moment ago, as if it were wrong: whoever looked on gains nothing by it. */
async function once(
  { db, crypto }: App,
  spent: string | null,
  ask: () => Promise<Response>,
): Promise<Response> {
  if (spent === null) return ask()
  const place = await consume(
    db,
    `staff-code:${crypto.fingerprint('staff.code', spent)}`,
    CODE_USES,
  )
  if (!place) return refusal(401, 'INVALID_CODE')
  const response = await ask()
  if (!response.ok) await refund(db, place)
  return response
}

/** A right password that is not the end of it: giving its place back would buy fresh guesses at the second factor. */
async function asksSecondFactor(response: Response): Promise<boolean> {
  return 'twoFactorRedirect' in (await bodyOf(response))
}

/**
 * The library's answer, but with one refusal for every mailed code that is not right, whether there is an account or not, and
 * without the token of the session that the library begins with a right password, and ends when it asks for the second factor.
 */
async function alike(response: Response): Promise<Response> {
  if (await asksSecondFactor(response)) response.headers.delete(TOKEN_HEADER)
  if (response.ok || !MAILED_CODE_REFUSED.includes((await bodyOf(response)).code)) return response
  return refusal(400, 'INVALID_OTP')
}

/** The address of the account that a call is about, before it is answered; null when nothing tells. */
async function accountNamed(
  app: App,
  request: Request,
  { fields: { email }, session }: Asked,
): Promise<string | null> {
  if (typeof email === 'string') return email
  return session.token === null ? pendingSignInEmail(app, request) : session.user.email
}

/** Lets the browser know itself again when this answer gives it a session, of the account with the address that is given. */
async function rememberSignIn(app: App, response: Response): Promise<string | null> {
  const token = response.headers.get(TOKEN_HEADER)
  if (token === null) return null
  const headers = new Headers({ authorization: `Bearer ${token}` })
  const session = await currentSession(app, headers, { prolonging: false })
  if (session.token === null) return null
  response.headers.append('Set-Cookie', newDeviceCookie(app, session.user.email))
  return session.user.email
}

async function withoutToken(response: Response): Promise<Response> {
  response.headers.delete(TOKEN_HEADER)
  const body = await bodyOf(response)
  return 'token' in body ? Response.json({ ...body, token: undefined }, response) : response
}

/** Those of the fields that the call takes, with an e-mail address as accounts have it. */
function taken({ takes = [] }: Call, sent: Fields): Fields {
  const fields = Object.fromEntries(Object.entries(sent).filter(([name]) => takes.includes(name)))
  return typeof fields.email === 'string' ? { ...fields, email: addressOf(fields.email) } : fields
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME_LENGTH
}
