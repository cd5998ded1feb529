import type { RouterContextProvider } from 'react-router'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { appContext } from '#app/platform/context.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { answerAuth } from './answer-auth.server.ts'
import { newAuthRequest } from './messages.server.ts'

/**
 * Result of an internal call: `body` is the JSON object, `cookies` must be added to the screen's response.
 */
export type AuthAnswer = {
  ok: boolean
  status: number
  body: Readonly<Record<string, unknown>>
  cookies: [name: 'Set-Cookie', value: string][]
}

/** Makes a call under /api/auth on behalf of `request`, with the same rules and limits. */
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

/** Returns a text field of a form; '' for a file or a missing field. */
export function textOf(form: FormData, name: string): string {
  return textOrEmpty(form.get(name))
}
