import { type Xml, xml } from '#app/domain/text/xml.ts'
import type { Message } from '#app/platform/mail/message.server.ts'
import { contact } from '#words/en/contact.js'
import { shell } from '#words/en/shell.js'
import { CONTACT_FIELDS, type ContactInput } from './contact-input.ts'

/** Builds the mail to the operators, with the visitor as reply address. */
export function contactMail(input: ContactInput, supportEmail: string): Message {
  const rows = CONTACT_FIELDS.map((field) => ({ label: contact.mail[field], value: input[field] }))
  return {
    senderName: shell.productName,
    to: { name: '', address: supportEmail },
    replyTo: { name: input.name, address: input.email },
    subject: contact.mail.title({ subject: input.subject }),
    text: rows.map(({ label, value }) => `${label}:\n${value}\n`).join('\n'),
    html: xml`<dl>${rows.map(entry)}</dl>`.xml,
  }
}

function entry({ label, value }: { label: string; value: string }): Xml {
  const lines = value
    .split('\n')
    .map((line, place) => (place === 0 ? xml`${line}` : xml`<br>${line}`))
  return xml`<dt><b>${label}</b></dt><dd dir="auto">${lines}</dd>`
}
