import { textOf } from '../auth/ask-auth.server.ts'

type AccountCall = { path: string; fields: Record<string, unknown> }

const withPassword = (path: string) => (form: FormData) => ({
  path,
  fields: { password: textOf(form, 'password') },
})

/** What each button of the security screen asks of the authentication door. */
const CALLS = {
  enable: withPassword('/two-factor/enable'),
  verify: (form) => ({
    path: '/two-factor/verify-totp',
    fields: { code: textOf(form, 'code').replace(/\s/g, '') },
  }),
  'new-codes': withPassword('/two-factor/generate-backup-codes'),
  disable: withPassword('/two-factor/disable'),
  password: (form) => ({
    path: '/change-password',
    fields: {
      currentPassword: textOf(form, 'current'),
      newPassword: textOf(form, 'next'),
      revokeOtherSessions: true,
    },
  }),
  // Who may end sessions is asked first; ending them comes after.
  end: withPassword('/verify-password'),
  everywhere: withPassword('/verify-password'),
} as const satisfies Record<string, (form: FormData) => AccountCall>

export type AccountIntent = keyof typeof CALLS

/** What the form is about, or null for none of the buttons. */
export function intentOf(form: FormData): AccountIntent | null {
  const intent = textOf(form, 'intent')
  return Object.hasOwn(CALLS, intent) ? (intent as AccountIntent) : null
}

/** The call that the button makes, with what the form says. */
export function accountCall(intent: AccountIntent, form: FormData): AccountCall {
  return CALLS[intent](form)
}
