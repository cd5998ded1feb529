import { join } from 'node:path'
import type { Env } from '../env.server.ts'
import { httpApiTransport } from './http-api.server.ts'
import { type MailTransport, type Message, sealedEnvelope } from './message.server.ts'
import { outboxTransport } from './outbox.server.ts'
import { smtpTransport } from './smtp.server.ts'

/** Sends mail from this installation. */
export type Mail = {
  /**
   * Resolves when the provider, or the outbox, has accepted the mail.
   * @throws MailError after at most ten seconds
   */
  send(message: Message): Promise<void>
  /** Resolves when no mail is being sent. Code requests are answered before their mail is sent. */
  settled(): Promise<void>
}

/** Creates mail with the configured transport: an HTTP API, an SMTP server or a folder. */
export function createMail(env: Env): Mail {
  const door = chooseDoor(env)
  const onTheirWay = new Set<Promise<void>>()
  const hand = async (message: Message) => door(sealedEnvelope(env.MAIL_FROM, message))
  return {
    send(message) {
      const sending = hand(message)
      const end = () => onTheirWay.delete(sending)
      onTheirWay.add(sending)
      sending.then(end, end)
      return sending
    },
    async settled() {
      while (onTheirWay.size > 0) await Promise.allSettled(onTheirWay)
    },
  }
}

/** Whether mail is delivered and not only stored. */
export function sendsMail(env: Env): boolean {
  return Boolean(env.MAIL_API_URL ?? env.SMTP_URL)
}

/** Folder for mail when no provider is configured. */
export function outboxOf(env: Env): string {
  return join(env.DATA_DIR, 'outbox')
}

function chooseDoor(env: Env): MailTransport {
  if (env.MAIL_API_URL && env.MAIL_API_KEY)
    return httpApiTransport(env.MAIL_API_URL, env.MAIL_API_KEY)
  if (env.SMTP_URL) return smtpTransport(env.SMTP_URL)
  return outboxTransport(outboxOf(env))
}
