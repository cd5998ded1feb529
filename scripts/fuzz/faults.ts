import { MARK, MARKUP, SPLIT_HEADER } from './hostile.ts'
import type { Attack } from './requests.ts'
import type { Answer } from './send.ts'

/** What a fault of ours looks like from outside. */
const TRACES =
  /\bat (?:\S+ )?\(?(?:file:|node:|\/|[A-Z]:\\)[^\s()]*:\d+:\d+|node_modules|\.server\.[jt]s|syntax error at or near|drizzle|ECONNREFUSED|PostgresError|invalid input syntax/

/** What each address may answer with when it answers with a body. Everything else is a screen. */
const TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/^\/api\/v1\/./, /^application\/(problem\+)?json|^text\/plain/],
  [/^\/api\/auth\/./, /^application\/json|^text\/plain/],
  [/^\/api\/live\/scams\/./, /^application\/json|^text\/(plain|event-stream)/],
  [/^\/api\/(reports\/similar|page-views)\b/, /^application\/json|^text\/plain/],
  [/^(\/ar)?\/(social|scam-library)\/.*card\.png/, /^image\/png|^text\/|^application\/json/],
]
const SCREEN =
  /^text\/(html|plain|javascript|css|x-script)|^image\/|^application\/(json|manifest\+json|rss\+xml|atom\+xml|feed\+json|xml|problem\+json)/
const HTML = /^text\/html|\+xml|\/xml/

/** Node itself refuses what is no HTTP, before any code of ours is asked. */
const REFUSED_BY_NODE = new Set([400, 408, 413, 431])

/** The screen that shows what a fault looks like is one; a busy database is not ready. */
const SHOWS_A_FAULT = /^(\/ar)?\/(500(\.data)?|readyz)(\?|$)/

/** The lines of a log that tell of a fault. A request for what shows one is none. */
export function faultLines(lines: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return lines.filter(
    ({ level, err, msg, path }) =>
      err !== undefined ||
      (LEVELS_OF_FAULTS.has(level) && !(msg === 'request' && SHOWS_A_FAULT.test(String(path)))),
  )
}
const LEVELS_OF_FAULTS: ReadonlySet<unknown> = new Set(['warn', 'error', 'fatal'])

/** Everything that is wrong with an answer; empty when nothing is. */
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
    // An address with letters that end a line is no address of the router's, and gets the site's own screen.
    const isNowhere = status === 404 && type.startsWith('text/html')
    const isData = /^\/admin\b.*\.data$/.test(pathname) && type.startsWith('text/x-script')
    if (!isData && !isNowhere && !expected.test(type)) faults.push(`type "${type}"`)
    // The router's own data is read by the router's own script, as UTF-8.
    if (/^text\/(?!x-script)/.test(type) && !/charset=utf-8|event-stream/i.test(type))
      faults.push(`"${type}" has no charset`)
  }
  return faults
}
