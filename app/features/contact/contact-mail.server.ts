import type { Message } from '#app/platform/mail/message.server.ts'
import { contact } from '#words/en/contact.js'
import { CONTACT_FIELDS, type ContactInput } from './contact-input.ts'
import { operatorMail } from './operator-mail.server.ts'

/** Builds the mail to the operators, with the visitor as reply address. */
export function contactMail(input: ContactInput, supportEmail: string): Message {
  const mail = {
    subject: contact.mail.title({ subject: input.subject }),
    rows: CONTACT_FIELDS.map((field) => ({ label: contact.mail[field], value: input[field] })),
    replyTo: { name: input.name, address: input.email },
  }
  return operatorMail(mail, supportEmail)
}
