import { textOf } from '../auth/ask-auth.server.ts'

type AccountCall = { path: string; fields: Record<string, unknown> }

const withPassword = (path: string) => (form: FormData) => ({
  path,
  fields: { password: textOf(form, 'password') },
})

/** Authentication calls of the security screen's buttons. */
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
  // The password is verified before sessions are ended.
  end: withPassword('/verify-password'),
  everywhere: withPassword('/verify-password'),
} as const satisfies Record<string, (form: FormData) => AccountCall>

export type AccountIntent = keyof typeof CALLS

/** Returns the intent of a form, or null. */
export function intentOf(form: FormData): AccountIntent | null {
  const intent = textOf(form, 'intent')
  return Object.hasOwn(CALLS, intent) ? (intent as AccountIntent) : null
}

/** Returns the call for a button with its fields. */
export function accountCall(intent: AccountIntent, form: FormData): AccountCall {
  return CALLS[intent](form)
}
