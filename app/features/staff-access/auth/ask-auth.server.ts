import type { RouterContextProvider } from 'react-router'
import { appContext } from '#app/platform/context.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { answerAuth } from './answer-auth.server.ts'
import { newAuthRequest } from './messages.server.ts'

/** What a call answered, for a screen: `body` is its JSON object, `cookies` must go with the screen's own answer. */
export type AuthAnswer = {
  ok: boolean
  status: number
  body: Readonly<Record<string, unknown>>
  cookies: [name: 'Set-Cookie', value: string][]
}

/** Lets a screen make a call under /api/auth for the one who sent `request`: the same door, the same limits. */
export async function callAuth(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  path: string,
  fields: Record<string, unknown>,
): Promise<AuthAnswer> {
  const response = await answerAuth(
    context.get(appContext),
    visitorOf(context),
    newAuthRequest(request, path, fields),
  )
  const body: unknown = await response.json().catch(() => null)
  return {
    ok: response.ok,
    status: response.status,
    body: typeof body === 'object' && body !== null ? (body as AuthAnswer['body']) : {},
    cookies: response.headers.getSetCookie().map((cookie) => ['Set-Cookie', cookie]),
  }
}

/** The text in a field of a form; a file or nothing is ''. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
