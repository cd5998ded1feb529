import { LIMITS } from '#app/domain/limits.ts'
import { type Xml, xml } from '#app/domain/text/xml.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Mailbox, Message } from '#app/platform/mail/message.server.ts'
import { withPlace } from '#app/platform/rate-limit.db.server.ts'
import { shell } from '#words/en/shell.js'

const HOURLY = { places: LIMITS.contactsPerWindow, windowMs: LIMITS.contactWindow }

/** What a visitor wrote to the operators, as labelled values. */
type OperatorMail = {
  subject: string
  rows: readonly { label: string; value: string }[]
  replyTo?: Mailbox
}

/** Builds a mail to the operators, in both forms. */
export function operatorMail(
  { subject, rows, replyTo }: OperatorMail,
  supportEmail: string,
): Message {
  return {
    senderName: shell.productName,
    to: { name: '', address: supportEmail },
    ...(replyTo && { replyTo }),
    subject,
    text: rows.map(({ label, value }) => `${label}:\n${value}\n`).join('\n'),
    html: xml`<dl>${rows.map(entry)}</dl>`.xml,
  }
}

/**
 * Sends a mail to the operators, or keeps it in the outbox where there is no mail service. It takes one of the hourly
 * places of `key`, and gives it back if the mail was not taken over.
 * @returns false if no place is left
 * @throws the fault of the mail service or of the database
 */
export function sendToOperators(app: App, key: string, mail: Message): Promise<boolean> {
  return withPlace(app.db, key, HOURLY, () => app.mail.send(mail))
}

function entry({ label, value }: { label: string; value: string }): Xml {
  const lines = value
    .split('\n')
    .map((line, place) => (place === 0 ? xml`${line}` : xml`<br>${line}`))
  return xml`<dt><b>${label}</b></dt><dd dir="auto">${lines}</dd>`
}
