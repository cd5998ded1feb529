import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { isPublicAddress } from '#app/platform/http/public-address.server.ts'

/** What a browser gave to be told by push messages, and the public key with which it subscribed. */
export type PushTarget = {
  endpoint: string
  keys: { p256dh: string; auth: string }
  vapid: string
}

const ENDPOINT_LENGTH = 1000
const POINT_BYTES = 65
const AUTH_BYTES = 16

/**
 * Reads what a browser sends. Null unless the endpoint is an https address of the internet and the keys are those of
 * RFC 8291. What a name resolves to is checked when the address is used: see `guardedFetch`.
 * @param ownKeys public keys of this site, with one of which the browser subscribed
 */
export function readPushTarget(form: FormData, ownKeys: readonly string[]): PushTarget | null {
  const field = (name: string) => textOrEmpty(form.get(name))
  const endpoint = readEndpoint(field('endpoint'))
  const [p256dh, auth, vapid] = [field('p256dh'), field('auth'), field('vapid')]
  const isComplete =
    isPoint(p256dh) && bytesOf(auth).length === AUTH_BYTES && ownKeys.includes(vapid)
  return endpoint && isComplete ? { endpoint, keys: { p256dh, auth }, vapid } : null
}

/** Returns the endpoint of a subscription, or null if it is none. */
export function readEndpoint(written: string): string | null {
  if (written.length > ENDPOINT_LENGTH || !URL.canParse(written)) return null
  const { protocol, hostname, username, password, href } = new URL(written)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isInternet = isIP(literal) ? isPublicAddress(literal) : hostname.includes('.')
  return protocol === 'https:' && isInternet && !username && !password ? href : null
}

/** Whether a key is an uncompressed point of the curve. */
function isPoint(key: string): boolean {
  const bytes = bytesOf(key)
  if (bytes.length !== POINT_BYTES) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(/^[\w-]+$/.test(text) ? text : '', 'base64url')
}
