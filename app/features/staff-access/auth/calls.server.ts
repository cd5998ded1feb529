import type { RollingLimit } from '#app/platform/rate-limit.db.server.ts'

const MINUTE_MS = 60_000

/** Guesses at a password or a code. What was right costs nothing. */
export const GUESSES_PER_ADDRESS: RollingLimit = { places: 20, windowMs: 15 * MINUTE_MS }
export const GUESSES_PER_ACCOUNT: RollingLimit = { places: 10, windowMs: 15 * MINUTE_MS }
/** Codes that are asked for by mail. */
export const MAILS_PER_ADDRESS: RollingLimit = { places: 10, windowMs: 60 * MINUTE_MS }
export const MAILS_PER_ACCOUNT: RollingLimit = { places: 5, windowMs: 60 * MINUTE_MS }

/** An authenticator's code that has signed somebody in: it is good for no other sign-in while the library would take it. */
export const CODE_USES: RollingLimit = { places: 1, windowMs: 2 * MINUTE_MS }

/** What a call under /api/auth counts against, and what it needs to be there at all. */
export type Call = {
  counts?: 'guess' | 'mail'
  /** The field that holds what may sign in once only. */
  once?: 'code'
  /** The field that holds a password to be. */
  newPassword?: 'password' | 'newPassword'
  /** There only when an OpenID provider is configured. */
  provider?: true
  /** Refused when every member of staff must have a second factor. */
  weakens?: true
}

/** Every call that is answered; docs/auth.md is the same table for readers. The library has more: those are not there. */
export const CALLS: Readonly<Record<string, Call>> = {
  'POST /sign-in/email': { counts: 'guess' },
  'POST /sign-in/email-otp': { counts: 'guess' },
  'POST /sign-up/email': { counts: 'guess' },
  'POST /sign-out': {},
  'POST /revoke-sessions': {},
  'POST /revoke-other-sessions': {},
  'POST /email-otp/send-verification-otp': { counts: 'mail' },
  'POST /email-otp/request-password-reset': { counts: 'mail' },
  'POST /email-otp/reset-password': { counts: 'guess', newPassword: 'password' },
  'POST /email-otp/verify-email': { counts: 'guess' },
  'POST /verify-password': { counts: 'guess' },
  'POST /change-password': { counts: 'guess', newPassword: 'newPassword' },
  'POST /update-user': {},
  'POST /two-factor/enable': { counts: 'guess' },
  'POST /two-factor/verify-totp': { counts: 'guess', once: 'code' },
  'POST /two-factor/verify-backup-code': { counts: 'guess' },
  'POST /two-factor/generate-backup-codes': { counts: 'guess' },
  'POST /two-factor/disable': { counts: 'guess', weakens: true },
  'POST /sign-in/social': { counts: 'guess', provider: true },
  'POST /link-social': { provider: true },
  'GET /list-accounts': { provider: true },
  'POST /unlink-account': { provider: true },
  'GET /callback/oidc': { provider: true },
}
