import type { RollingLimit } from '#app/platform/rate-limit.db.server.ts'

const MINUTE_MS = 60_000

/** Guesses at a password or code. Correct ones are refunded. */
export const GUESSES_PER_ADDRESS: RollingLimit = { places: 20, windowMs: 15 * MINUTE_MS }
export const GUESSES_PER_ACCOUNT: RollingLimit = { places: 10, windowMs: 15 * MINUTE_MS }
/** Codes requested by mail. */
export const MAILS_PER_ADDRESS: RollingLimit = { places: 10, windowMs: 60 * MINUTE_MS }
export const MAILS_PER_ACCOUNT: RollingLimit = { places: 5, windowMs: 60 * MINUTE_MS }

/** Single use of an authenticator code for as long as the library accepts it. */
export const CODE_USES: RollingLimit = { places: 1, windowMs: 2 * MINUTE_MS }

/** In UTF-16 code units. */
export const MAX_NAME_LENGTH = 100

/** Fields, limits and conditions of a call under /api/auth. */
export type Call = {
  /** Body fields passed to the library. All others are dropped. */
  takes?: readonly string[]
  counts?: 'guess' | 'mail'
  /** Takes a mailed code, valid only in the browser that requested it. */
  mailed?: true
  /** Logged, like all rate-limited calls. */
  logged?: true
  /** Field with a single-use code. */
  once?: 'code'
  /** Field with a new password. */
  newPassword?: 'password' | 'newPassword'
  /** Field with a new name. */
  newName?: 'name'
  /** Requires the account's password in `password`, which the library does not. */
  confirmed?: true
  /** Available only with a configured OpenID provider. */
  provider?: true
  /** Rejected if all staff must have a second factor. */
  weakens?: true
}

const WITH_PROVIDER = ['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect', 'idToken']

/** Every available call; docs/auth.md has the same table. All other calls of the library are disabled. */
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
