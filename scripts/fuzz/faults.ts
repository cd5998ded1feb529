import { MARK, MARKUP, SPLIT_HEADER } from './hostile.ts'
import type { Attack } from './requests.ts'
import type { Answer } from './send.ts'

/** Signs of an internal error in a response. */
const TRACES =
  /\bat (?:\S+ )?\(?(?:file:|node:|\/|[A-Z]:\\)[^\s()]*:\d+:\d+|node_modules|\.server\.[jt]s|syntax error at or near|drizzle|ECONNREFUSED|PostgresError|invalid input syntax/

/** Allowed content types by path. Every other path is a screen. */
const TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/^\/api\/v1\/./, /^application\/((problem|stix)\+)?json|^text\/(plain|csv)/],
  [/^\/api\/auth\/./, /^application\/json|^text\/plain/],
  [/^\/api\/live\/scams\/./, /^application\/json|^text\/(plain|event-stream)/],
  [/^\/api\/(reports\/similar|page-views|telegram)\b/, /^application\/json|^text\/plain/],
  [/^(\/ar)?\/(social|scam-library)\/.*card\.png/, /^image\/png|^text\/|^application\/json/],
]
const SCREEN =
  /^text\/(html|plain|javascript|css|x-script)|^image\/|^application\/(json|manifest\+json|rss\+xml|atom\+xml|feed\+json|xml|problem\+json)/
const HTML = /^text\/html|\+xml|\/xml/

/** Node rejects invalid HTTP with these before our code runs. */
const REFUSED_BY_NODE = new Set([400, 408, 413, 431])

/** The screen that demonstrates an error returns one; a busy database is not ready. */
const SHOWS_A_FAULT = /^(\/[a-z]{2})?\/(500(\.data)?|readyz)(\?|$)/

/** Returns log lines that report an error, except for requests to the error demonstration. */
export function faultLines(lines: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return lines.filter(
    ({ level, err, msg, path }) =>
      err !== undefined ||
      (LEVELS_OF_FAULTS.has(level) && !(msg === 'request' && SHOWS_A_FAULT.test(String(path)))),
  )
}
const LEVELS_OF_FAULTS: ReadonlySet<unknown> = new Set(['warn', 'error', 'fatal'])

/** Returns all faults in a response; empty if there are none. */
export function faultsOf({ method, path }: Attack, { status, headers, body }: Answer): string[] {
  const faults: string[] = []
  const type = headers.get('content-type') ?? ''
  if (status === 0) faults.push('no answer')
  if (status >= 500 && !SHOWS_A_FAULT.test(path)) faults.push(`status ${status}`)
  const trace = TRACES.exec(body)
  if (trace) faults.push(`a trace: ${trace[0].slice(0, 100)}`)
  if (HTML.test(type) && MARKUP.some((markup) => body.includes(markup))) faults.push('markup')
  if (headers.has(SPLIT_HEADER)) faults.push('a header of the visitor')
  if (headers.getSetCookie().some((cookie) => cookie.includes(MARK))) faults.push('a cookie')
  const location = headers.get('location')
  if (location !== null && !/^\/(?![/\\])|^https?:\/\/127\.0\.0\.1:\d+\//.test(location)) {
    faults.push(`leads to ${location}`)
  }
  if (REFUSED_BY_NODE.has(status) && !headers.has('x-request-id')) return faults
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('may be sniffed')
  if (status !== 304 && !headers.has('content-security-policy')) faults.push('no policy')
  if (body !== '' && method !== 'HEAD') {
    const pathname = path.replace(/[?#].*/s, '')
    const expected = TYPES.find(([address]) => address.test(pathname))?.[1] ?? SCREEN
    // The router does not match a URL with line separators; the site's own not-found screen answers.
    const isNowhere = status === 404 && type.startsWith('text/html')
    const isData = /^\/admin\b.*\.data$/.test(pathname) && type.startsWith('text/x-script')
    if (!isData && !isNowhere && !expected.test(type)) faults.push(`type "${type}"`)
    // The router's data is read as UTF-8 by its own script.
    if (/^text\/(?!x-script)/.test(type) && !/charset=utf-8|event-stream/i.test(type))
      faults.push(`"${type}" has no charset`)
  }
  return faults
}
