import { randomUUID } from 'node:crypto'
import type { App } from '#app/platform/context.server.ts'
import { ownCookie, ownCookieOf } from '#app/platform/http/guards/own-cookie.server.ts'

/** A cookie that tells one browser from all others for a while, sealed for one use: it opens for no other. */
export type SealedCookie = { cookie: string; use: string; seconds: number }

/** A mark that no browser has yet, and the Set-Cookie that gives it to one. */
export function newSealedCookie(
  { crypto, env, clock }: App,
  { cookie: name, use, seconds }: SealedCookie,
): { mark: string; cookie: string } {
  const mark = `${clock.now().getTime() + seconds * 1000} ${randomUUID()}`
  const value = crypto.encrypt(use, mark)
  return { mark, cookie: ownCookie(env, { name, value, seconds }) }
}

/** The mark that the browser came with, or null when it has none, one for another use, or one whose time is over. */
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
