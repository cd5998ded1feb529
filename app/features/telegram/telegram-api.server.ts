import type { Api, GrammyError } from 'grammy'
import type { Env } from '#app/platform/env.server.ts'
import { readBytes } from '#app/platform/http/read-text.server.ts'
import { loadOnce } from '#app/platform/process/load-once.server.ts'

/** Time for one question to Telegram. Waiting for updates adds to it. */
const TIMEOUT_SECONDS = 30
/** Time for an answer to be sent, with all repetitions and the pauses that Telegram asks for. */
const SEND_MS = 60_000
/** Time for a picture. */
const FILE_MS = 20_000
/** Updates that Telegram sends for this bot. */
const UPDATES = ['message', 'edited_message'] as const
/** Updates that are fetched at once, and requests of Telegram at the same time. */
const MOST_UPDATES = 20

/** What the bot asks of Telegram. No error carries the token in a part that is logged (`describeFault`). */
export type Telegram = {
  /** Waits up to `waitSeconds` for updates from number `offset` on, which confirms the ones before. */
  receive(offset: number, waitSeconds: number, signal: AbortSignal): Promise<unknown[]>
  /** Has updates sent to `address`; null ends it, so that they can be received. */
  setWebhook(address: string | null, secret?: string): Promise<void>
  /** Sends an answer in Telegram's HTML, after a pause if Telegram asks for one. */
  send(answer: { chat: number; to: number; html: string }): Promise<void>
  /** Downloads a file; null if it has more than `maxBytes`. */
  download(file: string, maxBytes: number): Promise<Buffer | null>
}

/** Returns the connection to Telegram; null unless a bot is configured. grammY is loaded by the first call. */
export function connectTelegram(
  env: Pick<Env, 'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_API_URL'>,
): Telegram | null {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: apiRoot } = env
  if (!token) return null
  const open = loadOnce(() => loadApi(token, apiRoot))
  return {
    async receive(offset, timeout, signal) {
      const { api } = await open()
      return api.getUpdates(
        { offset, timeout, limit: MOST_UPDATES, allowed_updates: UPDATES },
        forGrammy(signal),
      )
    },
    async setWebhook(address, secret) {
      const { api } = await open()
      if (address === null) await api.deleteWebhook()
      else
        await api.setWebhook(address, {
          secret_token: secret,
          allowed_updates: UPDATES,
          max_connections: MOST_UPDATES,
        })
    },
    async send({ chat, to, html }) {
      const { sender } = await open()
      await sender.sendMessage(
        chat,
        html,
        {
          parse_mode: 'HTML',
          link_preview_options: { is_disabled: true },
          reply_parameters: { message_id: to, allow_sending_without_reply: true },
        },
        forGrammy(AbortSignal.timeout(SEND_MS)),
      )
    },
    async download(file, maxBytes) {
      const { api } = await open()
      const { file_path: path } = await api.getFile(file)
      const answer = await fetch(`${apiRoot}/file/bot${token}/${path}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(FILE_MS),
      })
      if (!answer.ok) throw new Error('the file cannot be downloaded')
      return readBytes(answer, maxBytes)
    },
  }
}

/** `sender` repeats what Telegram asks to be sent later. */
async function loadApi(token: string, apiRoot: string): Promise<Record<'api' | 'sender', Api>> {
  const [{ Api }, { autoRetry }] = await Promise.all([
    import('grammy'),
    import('@grammyjs/auto-retry'),
  ])
  const sender = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS })
  sender.config.use(autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: SEND_MS / 1000 }))
  return { api: new Api(token, { apiRoot, timeoutSeconds: 2 * TIMEOUT_SECONDS }), sender }
}

/** grammY's types name the signal of a package that it loads for old versions of Node. */
function forGrammy(signal: AbortSignal): Parameters<Api['getMe']>[0] {
  return signal as unknown as Parameters<Api['getMe']>[0]
}

/** Telegram's status of a refusal; undefined if it did not answer. */
export function statusOf(fault: unknown): number | undefined {
  return isRefusal(fault) ? fault.error_code : undefined
}

/** The pause in milliseconds that Telegram asks for; 0 if it asks for none. */
export function pauseAskedBy(fault: unknown): number {
  return isRefusal(fault) ? (fault.parameters.retry_after ?? 0) * 1000 : 0
}

/** Known by its fields, because its class is loaded with grammY. */
function isRefusal(fault: unknown): fault is GrammyError {
  return fault instanceof Error && 'error_code' in fault
}
