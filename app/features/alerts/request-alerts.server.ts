import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { ownOrigin } from '#app/platform/http/own-origin.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { withPlace } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { type AlertInput, type EmailProblem, emailProblem } from './alert-input.ts'
import { requestMail } from './alert-mails.server.ts'
import { mailboxHashes } from './sealed-address.server.ts'
import { storeRequest } from './subscriptions.db.server.ts'

const BY_VISITOR = { places: ALERT_LIMITS.requestsPerWindow, windowMs: ALERT_LIMITS.window }
const TO_ADDRESS = { places: ALERT_LIMITS.linksPerWindow, windowMs: ALERT_LIMITS.window }

export type RequestProblem = 'no-identity' | 'rate-limited' | 'failed'

export type RequestOutcome =
  | { ok: true }
  | { ok: false; problem: 'invalid'; email: EmailProblem }
  | { ok: false; problem: RequestProblem }

/**
 * Mails a link that turns alerts on, or leads to those that the address has. The outcome is the same for a known and an
 * unknown address, and for one that was mailed within the hour and is not mailed again.
 */
export async function requestAlerts(
  app: App,
  visitor: Visitor | null,
  input: AlertInput,
): Promise<RequestOutcome> {
  const problem = emailProblem(input.email)
  if (problem) return { ok: false, problem: 'invalid', email: problem }
  if (!visitor) return { ok: false, problem: 'no-identity' }
  try {
    const key = `alerts:${visitor.ipHash}`
    const isTaken = await withPlace(app.db, key, BY_VISITOR, () => mailLink(app, input))
    return isTaken ? { ok: true } : { ok: false, problem: 'rate-limited' }
  } catch (err) {
    app.log.error({ err }, 'a request for alerts was not mailed')
    return { ok: false, problem: 'failed' }
  }
}

/** Stores the request and mails its link, unless the address was mailed within the hour. */
async function mailLink(app: App, input: AlertInput): Promise<void> {
  const [mailbox] = mailboxHashes(app.crypto, input.email)
  await withPlace(app.db, `alerts-to:${mailbox}`, TO_ADDRESS, async () => {
    const requested = await storeRequest(app, input)
    await app.mail.send(requestMail(addressOf(input.email), requested, ownOrigin(app.env)))
  })
}
