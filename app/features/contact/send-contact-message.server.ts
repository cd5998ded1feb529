import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { consume, refund } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { type ContactInput, contactProblems, type FieldProblems } from './contact-input.ts'
import { contactMail } from './contact-mail.server.ts'

const HOURLY = { places: LIMITS.contactsPerWindow, windowMs: LIMITS.contactWindow }

export type ContactProblem = 'invalid' | 'no-identity' | 'rate-limited' | 'failed'

export type ContactOutcome =
  | { ok: true }
  | { ok: false; problem: ContactProblem; fields: FieldProblems }

/**
 * Hands a visitor's message to the mail provider, or to the outbox where there is none; nothing else is kept of it. It
 * is either taken over, or refused with all that was typed still on the visitor's screen. It takes one of the visitor's
 * places in the hour, and gives it back when the mail was not taken.
 */
export async function sendContactMessage(
  app: App,
  visitor: Visitor | null,
  input: ContactInput,
): Promise<ContactOutcome> {
  const fields = contactProblems(input)
  if (Object.keys(fields).length > 0) return { ok: false, problem: 'invalid', fields }
  if (!visitor) return refused('no-identity')
  try {
    const place = await consume(app.db, `contact:${visitor.ipHash}`, HOURLY)
    if (!place) return refused('rate-limited')
    try {
      await app.mail.send(contactMail(input, app.env.SUPPORT_EMAIL))
    } catch (fault) {
      await refund(app.db, place)
      throw fault
    }
    return { ok: true }
  } catch (err) {
    app.log.error({ err }, 'a contact message was not sent')
    return refused('failed')
  }
}

function refused(problem: ContactProblem): ContactOutcome {
  return { ok: false, problem, fields: {} }
}
