const AUTH_PATH = '/api/auth'

/**
 * Cookies passed to the library: with a valid session its own, otherwise those of a sign-in in progress. All
 * others are dropped.
 */
const COOKIES_SIGNED_IN = /^[^=]+\.(?:session_token|state)=/
const COOKIES_SIGNED_OUT = /^[^=]+\.(?:two_factor|state)=/

/** JSON object of a call or response. */
export type Fields = Record<string, unknown>

/** Returns the name of a call in the table. */
export function nameOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname.slice(AUTH_PATH.length)}`
}

/** Returns the JSON object in the body, `{}` for an empty body, null for anything else. */
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

/** Returns the JSON object of a response without consuming it; `{}` for anything else. */
export async function bodyOf(response: Response): Promise<Fields> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Fields) : {}
}

/** Builds the library's request: with these fields, and with a session only if it is valid. */
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
 * Builds an internal call on behalf of `request`. Cross-site requests were already rejected
 * (`refuseForeignWrites`), so it has our own origin.
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

/** Returns a rejection in the library's format. */
export function refusal(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code }, { status, headers })
}
