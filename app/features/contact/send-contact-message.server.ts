import type { App } from '#app/platform/context.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { type ContactInput, contactProblems, type FieldProblems } from './contact-input.ts'
import { contactMail } from './contact-mail.server.ts'
import { sendToOperators } from './operator-mail.server.ts'

export type ContactProblem = 'invalid' | 'no-identity' | 'rate-limited' | 'failed'

export type ContactOutcome =
  | { ok: true }
  | { ok: false; problem: ContactProblem; fields: FieldProblems }

/**
 * Passes a message to the mail provider, or to the outbox without one; nothing else is stored. On failure the
 * input stays on the screen. Consumes the visitor's rate limit, and refunds it if the mail was not accepted.
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
    const mail = contactMail(input, app.env.SUPPORT_EMAIL)
    const sent = await sendToOperators(app, `contact:${visitor.ipHash}`, mail)
    return sent ? { ok: true } : refused('rate-limited')
  } catch (err) {
    app.log.error({ err }, 'a contact message was not sent')
    return refused('failed')
  }
}

function refused(problem: ContactProblem): ContactOutcome {
  return { ok: false, problem, fields: {} }
}
