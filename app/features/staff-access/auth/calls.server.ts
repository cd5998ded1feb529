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

/** In UTF-16 code units. */
export const MAX_NAME_LENGTH = 100

/** What a call under /api/auth takes, what it counts against, and what it needs to be there at all. */
export type Call = {
  /** The fields of the body that reach the library. It would take more: those are not heard. */
  takes?: readonly string[]
  counts?: 'guess' | 'mail'
  /** Takes a code that was mailed, from the browser that asked for it. */
  mailed?: true
  /** A line in the log, as all that is counted has. */
  logged?: true
  /** The field that holds what may sign in once only. */
  once?: 'code'
  /** The field that holds a password to be. */
  newPassword?: 'password' | 'newPassword'
  /** The field that holds a name to be. */
  newName?: 'name'
  /** Needs the account's password too, in `password`: the library asks for none. */
  confirmed?: true
  /** There only when an OpenID provider is configured. */
  provider?: true
  /** Refused when every member of staff must have a second factor. */
  weakens?: true
}

const WITH_PROVIDER = ['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect', 'idToken']

/** Every call that is answered; docs/auth.md is the same table for readers. The library has more: those are not there. */
export const CALLS: Readonly<Record<string, Call>> = {
  'POST /sign-in/email': { takes: ['email', 'password'], counts: 'guess' },
  'POST /sign-in/email-otp': { takes: ['email', 'otp'], counts: 'guess', mailed: true },
  'POST /sign-up/email': { takes: ['email', 'password', 'name'], counts: 'guess' },
  'POST /sign-out': {},
  'POST /revoke-sessions': {},
  'POST /email-otp/send-verification-otp': { takes: ['email', 'type'], counts: 'mail' },
  'POST /email-otp/request-password-reset': { takes: ['email'], counts: 'mail' },
  'POST /email-otp/reset-password': {
    takes: ['email', 'otp', 'password'],
    counts: 'guess',
    mailed: true,
    newPassword: 'password',
  },
  'POST /email-otp/verify-email': { takes: ['email', 'otp'], counts: 'guess', mailed: true },
  'POST /verify-password': { takes: ['password'], counts: 'guess' },
  'POST /change-password': {
    takes: ['currentPassword', 'newPassword', 'revokeOtherSessions'],
    counts: 'guess',
    newPassword: 'newPassword',
  },
  'POST /update-user': { takes: ['name'], newName: 'name' },
  'POST /two-factor/enable': { takes: ['password'], counts: 'guess' },
  'POST /two-factor/verify-totp': { takes: ['code'], counts: 'guess', once: 'code' },
  'POST /two-factor/verify-backup-code': { takes: ['code'], counts: 'guess' },
  'POST /two-factor/generate-backup-codes': { takes: ['password'], counts: 'guess' },
  'POST /two-factor/disable': { takes: ['password'], counts: 'guess', weakens: true },
  'POST /sign-in/social': { takes: WITH_PROVIDER, counts: 'guess', provider: true },
  'POST /link-social': { takes: WITH_PROVIDER, confirmed: true, provider: true },
  'GET /list-accounts': { provider: true },
  'POST /unlink-account': { takes: ['accountId'], confirmed: true, provider: true },
  'GET /callback/oidc': { logged: true, provider: true },
}
