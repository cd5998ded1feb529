import { randomBytes } from 'node:crypto'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import type { App } from '#app/platform/context.server.ts'
import { rotateSession } from '../accounts/accounts.db.server.ts'
import { endOfSession, SESSION_SECONDS } from '../session-times.ts'
import { authOf } from './auth.server.ts'
import { currentSession } from './current-session.server.ts'

const TOKEN_BYTES = 24
const REFRESH_PURPOSE = 'sessions.token'

type Fields = Record<string, unknown>

type Live = { token: string; expiresAt: Date; user: { id: string; email: string; name: string } }

/**
 * `GET /session`: account and expiry. Tokens are returned only to clients that sent one; browsers have an
 * HttpOnly cookie.
 */
export async function answerSession(app: App, headers: Headers): Promise<Response> {
  const authorization = headers.get('authorization')
  const session = await currentSession(
    app,
    authorization === null ? headers : new Headers({ authorization }),
  )
  const response =
    session.token === null
      ? Response.json({ code: 'NO_SESSION' }, { status: 401 })
      : Response.json(authorization === null ? facts(app, session) : await withTokens(app, session))
  for (const cookie of session.cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/**
 * `POST /token`: the grants `password` and `refresh_token` for API clients, with responses as in RFC 6749,
 * section 5. A refresh token is valid once: it identifies a session token, which it replaces.
 * @param signIn rate-limited sign-in by password. Its response is passed on if a second factor is required
 */
export async function answerToken(
  app: App,
  fields: Fields,
  signIn: (credentials: Fields) => Promise<Response>,
): Promise<Response> {
  if (fields.grant_type === 'password') {
    const answer = await signIn({ email: fields.email, password: fields.password })
    const bearer = answer.headers.get('set-auth-token')
    if (!answer.ok || !bearer) return answer
    return answerSession(app, new Headers({ authorization: `Bearer ${bearer}` }))
  }
  if (fields.grant_type !== 'refresh_token') return oauthError('unsupported_grant_type')
  const renewed = await renew(app, textOrEmpty(fields.refresh_token))
  return renewed ? Response.json(await withTokens(app, renewed)) : oauthError('invalid_grant')
}

async function renew(app: App, refreshToken: string): Promise<Live | null> {
  const token = opened(app, refreshToken)
  if (token === null) return null
  const now = app.clock.now()
  const newToken = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const rotated = await rotateSession(app.db, { token, newToken, now, expiresAt })
  if (!rotated) return null
  const { createdAt, ...user } = rotated
  return { token: newToken, expiresAt: endOfSession({ createdAt, expiresAt }), user }
}

function opened({ crypto }: App, refreshToken: string): string | null {
  try {
    return crypto.decrypt(REFRESH_PURPOSE, refreshToken)
  } catch {
    return null
  }
}

function facts({ clock }: App, { expiresAt, user }: Live) {
  const endsMs = expiresAt.getTime()
  return {
    expires_at: Math.floor(endsMs / 1000),
    expires_in: Math.max(0, Math.floor((endsMs - clock.now().getTime()) / 1000)),
    user,
  }
}

async function withTokens(app: App, live: Live) {
  return {
    access_token: await signed(app, live.token),
    refresh_token: app.crypto.encrypt(REFRESH_PURPOSE, live.token),
    token_type: 'bearer',
    ...facts(app, live),
  }
}

/** Signs the token for the library's bearer check. */
async function signed(app: App, token: string): Promise<string> {
  const { makeSignature } = await import('better-auth/crypto')
  const { secret } = await (await authOf(app)).$context
  return `${token}.${await makeSignature(token, secret)}`
}

function oauthError(error: string): Response {
  return Response.json({ error }, { status: 400 })
}
