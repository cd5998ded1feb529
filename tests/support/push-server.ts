import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { PushTarget } from '#app/features/alerts/push/push-target.server.ts'
import { type LocalInternet, localInternet } from './local-internet.ts'

/** A message that a push service accepted. */
export type Delivered = {
  /** Who received it, as "push.example/device". */
  to: string
  headers: IncomingMessage['headers']
  /** As the push service sees it. */
  sealed: Buffer
}

export type PushServer = {
  fetch: LocalInternet['fetch']
  /** Accepted messages. */
  delivered: Delivered[]
  /** All that was requested, accepted or not. */
  requests: LocalInternet['requests']
}

/** Starts the push services of all browsers during a test. @param statusOf of an answer, by default 201 */
export async function startPushServer(
  statusOf: (to: string) => number = () => 201,
): Promise<PushServer> {
  const delivered: Delivered[] = []
  const { fetch, requests } = await localInternet(async (request, response) => {
    const to = (request.url ?? '').slice(1)
    const sealed = Buffer.concat(await request.toArray())
    const status = statusOf(to)
    if (status === 201) delivered.push({ to, headers: request.headers, sealed })
    response.writeHead(status).end()
  })
  return { fetch, delivered, requests }
}

/** A browser that has subscribed: what it gives to the site, and how it opens a message (RFC 8291, RFC 8188). */
export function pushBrowser(endpoint: string, vapid: string) {
  const own = createECDH('prime256v1')
  const ownPublic = own.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: ownPublic.toString('base64url'), auth: auth.toString('base64url') }
  const target: PushTarget = { endpoint, keys, vapid }
  const open = (sealed: Buffer): unknown => {
    const salt = sealed.subarray(0, 16)
    const keyEnd = 21 + sealed.readUInt8(20)
    const theirs = sealed.subarray(21, keyEnd)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPublic, theirs])
    const shared = derive(own.computeSecret(theirs), auth, info, 32)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([cipher.update(sealed.subarray(keyEnd, -16)), cipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { target, open }
}

/** Checks the signature of a message as a push service does (RFC 8292). Returns the claims, or null if it is false. */
export function readVapid(authorization: string, publicKey: string) {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKeyOf(publicKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || key !== publicKey) return null
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string }
}

function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  return createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  })
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
