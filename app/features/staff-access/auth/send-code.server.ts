import type { Mail } from '#app/platform/mail/mail.server.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'

/** What a code is good for, in the library's words. */
export type CodePurpose = 'sign-in' | 'forget-password' | 'email-verification' | 'change-email'

/** What the code of a kept mail is good for; null of a mail that holds none. */
export function purposeOf(text: string): CodePurpose | null {
  const { purposes } = staffAccess.mail
  const all = Object.keys(purposes) as CodePurpose[]
  return all.find((purpose) => text.startsWith(purposes[purpose])) ?? null
}

/** Mails a code. @throws MailError */
export async function sendCode(
  mail: Mail,
  {
    to,
    code,
    purpose,
    minutes,
  }: { to: string; code: string; purpose: CodePurpose; minutes: number },
): Promise<void> {
  const t = staffAccess.mail
  const paragraphs = [t.purposes[purpose], code, t.validFor({ minutes }), t.notYou]
  await mail.send({
    to: { name: '', address: to },
    subject: t.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
  })
}
