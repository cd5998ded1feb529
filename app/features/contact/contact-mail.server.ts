import { contact } from '#app/i18n/en/contact.ts'
import { shell } from '#app/i18n/en/shell.ts'
import type { Message } from '#app/platform/mail/message.server.ts'
import { CONTACT_FIELDS, type ContactInput } from './contact-input.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The mail that carries a visitor's message to the operators, who can answer it directly. */
export function contactMail(input: ContactInput, supportEmail: string): Message {
  const rows = CONTACT_FIELDS.map((field) => ({ label: contact.mail[field], value: input[field] }))
  return {
    senderName: shell.productName,
    to: { name: '', address: supportEmail },
    replyTo: { name: input.name, address: input.email },
    subject: contact.mail.title(input.subject),
    text: rows.map(({ label, value }) => `${label}:\n${value}\n`).join('\n'),
    html: `<dl>${rows.map(entry).join('')}</dl>`,
  }
}

function entry({ label, value }: { label: string; value: string }): string {
  const shown = escapeMarkup(value).replaceAll('\n', '<br>')
  return `<dt><b>${escapeMarkup(label)}</b></dt><dd dir="auto">${shown}</dd>`
}

function escapeMarkup(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
