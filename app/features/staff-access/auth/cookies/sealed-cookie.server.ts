import { randomUUID } from 'node:crypto'
import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'

/** A cookie with a random id and expiry, encrypted for one purpose. */
export type SealedCookie = { cookie: string; use: string; seconds: number }

/** Creates a new id and its Set-Cookie header. */
export function newSealedCookie(
  { crypto, env, clock }: App,
  { cookie: name, use, seconds }: SealedCookie,
): { mark: string; cookie: string } {
  const mark = `${clock.now().getTime() + seconds * 1000} ${randomUUID()}`
  const value = crypto.encrypt(use, mark)
  return { mark, cookie: ownCookie(env, { name, value, seconds }) }
}

/** Returns the id in the request's cookie; null if it is missing, for another purpose, or expired. */
export function readSealedCookie(
  { crypto, clock }: App,
  request: Request,
  { cookie, use }: SealedCookie,
): string | null {
  const sealed = ownCookieOf(request, cookie)
  try {
    const mark = sealed ? crypto.decrypt(use, sealed) : ''
    return Number.parseInt(mark, 10) > clock.now().getTime() ? mark : null
  } catch {
    return null
  }
}
