import { expect } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsOf } from '#app/platform/mail/outbox.server.ts'

const CODE = /\b\d{8}\b/

/**
 * Returns the code in the only mail to this address, waiting until it is complete: a mail that is being
 * written is listed too.
 */
export async function mailedCode({ env }: App, email: string): Promise<string> {
  let codes: (string | undefined)[] = []
  const read = async () => {
    codes = (await mailsOf(outboxOf(env), email)).map(({ text }) => CODE.exec(text)?.[0])
    return codes
  }
  await expect.poll(read).toEqual([expect.any(String)])
  return codes[0] ?? ''
}
