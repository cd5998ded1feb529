import { expect, vi } from 'vitest'
import { LONG_POLL } from './timeouts.ts'

/** Requests of one kind at a time. */
const WRITERS = 2

/** Answers that each writer waits for to show that writing goes on. */
const SOME = 5

/** A text that is stored as a detection. */
export const SCAM_CHECK = {
  type: 'message',
  text: 'Your parcel is on hold. Pay AED 12.50 at http://emiratespost-ae.top/pay',
}

export type Writing = ReturnType<typeof startWriting>

let visitors = 0

/** Sends a form as a new visitor. */
export function write(url: string, fields: Record<string, string>): Promise<Response> {
  const visitor = visitors++
  return fetch(url, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` },
    body: new URLSearchParams(fields),
  })
}

/**
 * Sends these fields repeatedly, each time as a new visitor.
 * @param mayBreak whether connections may fail, because the site itself is stopped
 */
export function startWriting(url: string, fields: Record<string, string>, mayBreak = false) {
  let [sent, acknowledged, ending] = [0, 0, false]

  async function send(): Promise<void> {
    sent += 1
    const answer = await write(url, fields)
    await answer.arrayBuffer()
    if (answer.status === 200) acknowledged += 1
  }

  async function keepSending(): Promise<void> {
    while (!ending) {
      if (mayBreak) await send().catch(() => {})
      else await send()
    }
  }

  const all = Promise.all(Array.from({ length: WRITERS }, keepSending))
  return {
    acknowledged: () => acknowledged,
    async end() {
      ending = true
      await all
      return { sent, acknowledged }
    },
  }
}

/** Waits until each of these has further writes acknowledged. */
export async function allGoOn(...writings: readonly Writing[]): Promise<void> {
  const before = writings.map(({ acknowledged }) => acknowledged())
  await vi.waitFor(() => {
    for (const [place, { acknowledged }] of writings.entries())
      expect(acknowledged()).toBeGreaterThan((before[place] ?? 0) + SOME)
  }, LONG_POLL)
}
