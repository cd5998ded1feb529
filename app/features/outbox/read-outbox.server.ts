import { CODE_SECONDS } from '#app/features/staff-access/auth/cookies/code-request-cookie.server.ts'
import { purposeOf } from '#app/features/staff-access/auth/send-code.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsByAge } from '#app/platform/mail/outbox.server.ts'
import type { WaitingCode, WaitingMessage } from './outbox.ts'

/** Maximum number of mails read at once. */
const MAX = 100

/** Reads the outbox, oldest first. `hasMore`: there are more, which appear after some are removed. */
export async function readOutbox({ env, clock }: Pick<App, 'env' | 'clock'>): Promise<{
  messages: WaitingMessage[]
  codes: WaitingCode[]
  hasMore: boolean
}> {
  const messages: WaitingMessage[] = []
  const codes: WaitingCode[] = []
  const good = new Date(clock.now().getTime() - CODE_SECONDS * 1000)
  for await (const mail of mailsByAge(outboxOf(env))) {
    if (messages.length + codes.length === MAX) return { messages, codes, hasMore: true }
    if (mail.isAutomatic) continue
    const { file, at, replyTo = '', to, subject, text } = mail
    const purpose = purposeOf(text)
    if (purpose) codes.push({ file, at, to: masked(to[0] ?? ''), purpose, isOver: at <= good })
    else messages.push({ file, at, from: replyTo, subject, text })
  }
  return { messages, codes, hasMore: false }
}

/** Masks an address so that only those who know it can recognise it. */
function masked(address: string): string {
  return address.replace(/^(.)[^@]*/, '$1…')
}
