import { containsNul } from '#app/domain/text/nul.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
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

/** Header in which the library returns a new session token to clients without cookies. */
const TOKEN_HEADER = 'set-auth-token'

/** Mark of a browser that requested no code. No code is stored under it. */
const NO_ASKING = ''

/**
 * The library's reasons for rejecting a mailed code. It gives the last two for existing accounts only, which
 * would reveal them.
 */
const MAILED_CODE_REFUSED: readonly unknown[] = ['INVALID_OTP', 'TOO_MANY_ATTEMPTS', 'OTP_EXPIRED']

/** A call with its complete body, its accepted fields, and its session. */
type Asked = {
  call: Call
  sent: Fields
  fields: Fields
  session: Awaited<ReturnType<typeof currentSession>>
}

const isSignedIn = ({ session }: Asked) => session.token !== null

/** Returns the address of the account concerned: from the body or from the session. */
function emailOf({ fields, session }: Asked): unknown {
  return fields.email ?? (session.token === null ? undefined : session.user.email)
}

/**
 * Answers a call under /api/auth, external or internal: the only entry to the authentication library. Allows
 * listed calls and valid sessions only, applies rate limits, and validates new passwords. Rejections are `{
 * code }`; an error is logged and answered with 503.
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
  // A session token is only returned to clients without cookies: scripts must not read it from a cookie
  // session.
  return isSignedIn(asked) && SESSION_COOKIE.test(request.headers.get('cookie') ?? '')
    ? withoutToken(response)
    : response
}

/** Applies our own rules before calling the library; null if they pass. */
async function refusedByRule(
  app: App,
  visitor: Visitor | null,
  asked: Asked,
  request: Request,
): Promise<Response | null> {
  const { call, sent, fields } = asked
  if (call.weakens && app.env.STAFF_REQUIRE_TOTP) return refusal(403, 'TOTP_REQUIRED')
  if (call.newPassword) {
    const email = textOrEmpty(emailOf(asked))
    const problem = passwordProblem(textOrEmpty(fields[call.newPassword]), email)
    if (problem) return refusal(400, refusalCode(problem))
  }
  if (call.newName && !isName(fields[call.newName])) return refusal(400, 'INVALID_NAME')
  if (!call.confirmed) return null
  const password = textOrEmpty(sent.password)
  const confirmation = newAuthRequest(request, '/verify-password', { password })
  const answered = await answerAuth(app, visitor, confirmation)
  return answered.ok ? null : answered
}

/** Calls the library: with rate limits, single use of codes, and codes bound to the browser. */
async function askLibrary(
  app: App,
  visitor: Visitor | null,
  auth: Auth,
  asked: Asked,
  request: Request,
): Promise<Response> {
  const { call, fields } = asked
  const spent = call.once && !isSignedIn(asked) ? textOrEmpty(fields[call.once]) : null
  const email = textOrEmpty(fields.email)
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

/** Calls the library within the rate limit, and refunds a correct guess. */
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

/** Rejects a code that was just used like a wrong one, so that an onlooker cannot reuse it. */
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

/**
 * Whether a second factor is required: refunding the correct password would allow more guesses at the second
 * factor.
 */
async function asksSecondFactor(response: Response): Promise<boolean> {
  return 'twoFactorRedirect' in (await bodyOf(response))
}

/**
 * Makes responses uniform: the same rejection for every wrong mailed code, with or without an account; and
 * without the token of the session that the library creates after the password and ends when it requires a
 * second factor.
 */
async function alike(response: Response): Promise<Response> {
  if (await asksSecondFactor(response)) response.headers.delete(TOKEN_HEADER)
  if (response.ok || !MAILED_CODE_REFUSED.includes((await bodyOf(response)).code)) return response
  return refusal(400, 'INVALID_OTP')
}

/** Returns the account concerned before the call is answered; null if unknown. */
async function accountNamed(
  app: App,
  request: Request,
  { fields: { email }, session }: Asked,
): Promise<string | null> {
  if (typeof email === 'string') return email
  return session.token === null ? pendingSignInEmail(app, request) : session.user.email
}

/** Returns the device cookie if the response opens a session. */
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

/** Returns the accepted fields with a normalised email address. */
function taken({ takes = [] }: Call, sent: Fields): Fields {
  const fields = Object.fromEntries(Object.entries(sent).filter(([name]) => takes.includes(name)))
  return typeof fields.email === 'string' ? { ...fields, email: addressOf(fields.email) } : fields
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME_LENGTH
}
