import type { Mail } from '#app/platform/mail/mail.server.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'

/** Purpose of a code in the library's terms. */
export type CodePurpose = 'sign-in' | 'forget-password' | 'email-verification' | 'change-email'

/** Returns the purpose of the code in a stored mail; null if it contains none. */
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
