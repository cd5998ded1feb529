import { MAIL_TIMEOUT_MS, type Mailbox, MailError, type MailTransport } from './message.server.ts'

/**
 * Transport for a transactional provider: one POST per mail, the key in the header `api-key`, any 2xx is
 * success.
 */
export function httpApiTransport(
  url: string,
  key: string,
  timeoutMs = MAIL_TIMEOUT_MS,
): MailTransport {
  return async ({ from, to, replyTo, subject, text, html, headers }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'api-key': key, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        sender: contact(from),
        to: [contact(to)],
        ...(replyTo ? { replyTo: contact(replyTo) } : {}),
        subject,
        htmlContent: html,
        textContent: text,
        ...(Object.keys(headers).length > 0 ? { headers } : {}),
      }),
      // Never send the key to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((fault) => {
      throw new MailError(isTimeout(fault) ? 'timed-out' : 'unreachable')
    })
    await response.body?.cancel().catch(() => {})
    if (!response.ok) throw new MailError(`refused-${response.status}`)
  }
}

function contact({ name, address }: Mailbox) {
  return { email: address, ...(name ? { name } : {}) }
}

function isTimeout(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'TimeoutError'
}
