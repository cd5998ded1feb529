import type { LookupAddress } from 'node:dns'
import { lookup as askResolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { isPublicAddress } from './public-address.server.ts'

export type GuardedFetchOptions = {
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  /** Sent to the host of `url` only: with a body, a redirect is returned like any other answer. */
  body?: Uint8Array
  /** Ends the request, and the answer's body while it is read. */
  signal: AbortSignal
  /** Default 5. With 0 a redirect is returned like any other answer. */
  maxRedirects?: number
  /**
   * Allows any address and port for the host of `url` itself: for addresses that the operator wrote. Hosts
   * that it redirects to are checked.
   */
  allowPrivate?: boolean
}

export type GuardedFetch = (url: string | URL, options: GuardedFetchOptions) => Promise<Response>

/** Where connections may lead, and how names are resolved. */
export type FetchPolicy = {
  isAllowed: (address: string, port: number) => boolean
  lookup: (name: string) => Promise<LookupAddress[]>
}

/** The guard refused to connect or to follow. Messages contain no address. */
export class FetchRefused extends Error {
  override name = 'FetchRefused'
}

/**
 * The ports of web servers. Servers of other protocols (mail, databases) could take a request as commands to
 * them.
 */
const PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443])

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Answers that have no body (Fetch standard, null body status). */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

/** Sent on to another origin. Other headers may be meant for the first one alone, such as a key. */
const FOR_ANYONE: ReadonlySet<string> = new Set([
  ...['accept', 'accept-language', 'user-agent'],
  ...['if-modified-since', 'if-none-match', 'if-range', 'range'],
])

/** Never sent. */
const FOR_NOBODY: ReadonlySet<string> = new Set(['cookie', 'host', 'proxy-authorization'])

/**
 * Requests a URL that somebody else may have chosen. Connects only to hosts on the internet, on ports of web
 * servers, by http or https. The address that is checked is the one that is connected to: names are resolved
 * once, inside the connection. Every redirect is checked like the first URL, and none leads from https to
 * http. Keeps no cookies and decodes no Content-Encoding. The size of the body is the caller's to limit.
 * `Response.url` is the last URL.
 * @throws FetchRefused if the guard refuses; the signal's reason or an error of the connection otherwise
 */
export const guardedFetch = createGuardedFetch()

export function createGuardedFetch(policy: Partial<FetchPolicy> = {}): GuardedFetch {
  const strict: FetchPolicy = { isAllowed: isWebServer, lookup: systemLookup, ...policy }
  return async (url, { maxRedirects = 5, allowPrivate = false, ...options }) => {
    let target = new URL(url)
    let rules = allowPrivate ? { ...strict, isAllowed: () => true } : strict
    let headers = without(options.headers ?? {}, (name) => !FOR_NOBODY.has(name))
    for (let left = maxRedirects; ; left--) {
      const answer = await request(target, { ...options, headers }, rules)
      const location = REDIRECTS.has(answer.statusCode ?? 0) && answer.headers.location
      if (!location || maxRedirects === 0 || options.body)
        return asResponse(answer, target, options.method)
      answer.destroy()
      if (left === 0) throw new FetchRefused('too many redirects')
      const next = redirectTarget(location, target)
      if (next.origin !== target.origin) headers = without(headers, (name) => FOR_ANYONE.has(name))
      rules = strict
      target = next
    }
  }
}

function isWebServer(address: string, port: number): boolean {
  return PORTS.has(port) && isPublicAddress(address)
}

function without(headers: Record<string, string>, isKept: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name.toLowerCase())))
}

function redirectTarget(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new FetchRefused('the redirect is unreadable')
  const to = new URL(location, from)
  if (from.protocol === 'https:' && to.protocol === 'http:') {
    throw new FetchRefused('the redirect leads out of TLS')
  }
  return to
}

async function request(
  url: URL,
  { method = 'GET', headers, body, signal }: Omit<GuardedFetchOptions, 'maxRedirects'>,
  { isAllowed, lookup }: FetchPolicy,
): Promise<http.IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new FetchRefused('the URL is not one of the web')
  if (url.username || url.password) throw new FetchRefused('the URL contains credentials')
  const { request: open } = url.protocol === 'https:' ? https : http
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const isAllowedHere = (address: string) => isAllowed(address, port)
  // Node resolves no address. `URL` has written numeric hosts as dotted IPv4.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isAllowedHere(literal)) throw refusedAddress()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    // An agent of its own: no connection is shared, and no proxy of the environment connects instead.
    open(url, { method, headers, signal, agent: false, lookup: guarded(lookup, isAllowedHere) })
      .on('response', resolve)
      .on('error', (error) => reject(signal.aborted ? signal.reason : error))
      .end(body)
  })
}

function systemLookup(name: string): Promise<LookupAddress[]> {
  return askResolver(name, { all: true })
}

/** Resolves a name to those of its addresses that are allowed. */
function guarded(
  lookup: FetchPolicy['lookup'],
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return async (name, { all }, done) => {
    try {
      const allowed = (await lookup(name)).filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) throw refusedAddress()
      if (all) done(null, allowed)
      else done(null, first.address, first.family)
    } catch (error) {
      done(error as Error, '')
    }
  }
}

function refusedAddress() {
  return new FetchRefused('the address or port is not allowed')
}

function asResponse(answer: http.IncomingMessage, url: URL, method = 'GET'): Response {
  const status = answer.statusCode ?? 0
  const isEmpty = method === 'HEAD' || WITHOUT_BODY.has(status)
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  try {
    // Fetch standard, "initialize a response". Not every implementation of Response checks it.
    if (status < 200 || status > 599) throw new RangeError(`status ${status}`)
    const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
    const response = new Response(body, { status, headers })
    if (isEmpty) answer.resume()
    return Object.defineProperty(response, 'url', { value: url.href })
  } catch (cause) {
    answer.destroy()
    throw new TypeError('the answer has no valid status or headers', { cause })
  }
}
