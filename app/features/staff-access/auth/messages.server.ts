const AUTH_PATH = '/api/auth'

/** The cookies that reach the library: a session that lives, or else what a way in needs. It knows more: those are not heard. */
const COOKIES_SIGNED_IN = /^[^=]+\.(?:session_token|state)=/
const COOKIES_SIGNED_OUT = /^[^=]+\.(?:two_factor|state)=/

/** The JSON object of a call or of an answer. */
export type Fields = Record<string, unknown>

/** What a call is named by in the table. */
export function nameOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname.slice(AUTH_PATH.length)}`
}

/** The JSON object in the body, `{}` for none, null for anything else. */
export async function readFields(request: Request): Promise<Fields | null> {
  const text = await request.clone().text()
  if (text === '') return {}
  if (!request.headers.get('content-type')?.startsWith('application/json')) return null
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      ? (fields as Fields)
      : null
  } catch {
    return null
  }
}

/** The JSON object in an answer, which can be read again; `{}` for anything else. */
export async function bodyOf(response: Response): Promise<Fields> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Fields) : {}
}

/** The request as the library hears it: with these fields, and with a session only if it lives. */
export function toLibraryRequest(request: Request, fields: Fields, isSignedIn: boolean): Request {
  const { url, signal } = request
  const headers = new Headers(request.headers)
  const heard = isSignedIn ? COOKIES_SIGNED_IN : COOKIES_SIGNED_OUT
  const cookies = (headers.get('cookie') ?? '').split(';').filter((cookie) => heard.test(cookie))
  headers.set('cookie', cookies.join(';'))
  if (!isSignedIn) headers.delete('authorization')
  const told = new Request(url, { headers, signal })
  if (request.method !== 'POST') return told
  return newAuthRequest(told, new URL(url).pathname.slice(AUTH_PATH.length), fields)
}

/**
 * A call of our own in the name of `request`. Whether another site sent that one was found out on its way here
 * (`refuseForeignWrites`), so it speaks for our own origin.
 */
export function newAuthRequest(request: Request, path: string, fields: Fields): Request {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of ['cookie', 'authorization', 'user-agent']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { origin } = new URL(request.url)
  headers.set('origin', origin)
  return new Request(new URL(AUTH_PATH + path, origin), {
    method: 'POST',
    headers,
    body: JSON.stringify(fields),
    signal: request.signal,
  })
}

/** The answer to a call that is refused, in the form of the library's own. */
export function refusal(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code }, { status, headers })
}
