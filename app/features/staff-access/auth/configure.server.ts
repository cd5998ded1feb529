import { createHash } from 'node:crypto'
import type { BetterAuthOptions, GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { App } from '#app/platform/context.server.ts'
import { isOverTls } from '#app/platform/http/guards/over-tls.server.ts'
import { newId } from '#database/new-id.ts'
import { findAccess } from '../accounts/accounts.db.server.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../passwords/password-problem.server.ts'
import { REFRESH_AT_SECONDS_LEFT, SESSION_SECONDS } from '../session-times.ts'
import { newBackupCodes } from './backup-codes.server.ts'
import { CODE_SECONDS, codeIdentifier } from './cookies/code-request-cookie.server.ts'
import { openIdProvider } from './provider/open-id.server.ts'
import { providerFactors } from './provider/provider-factors.server.ts'
import { sendCode } from './send-code.server.ts'
import { accountStore } from './store.db.server.ts'

const CODE_DIGITS = 8
const CODE_TRIES = 3
/** Prefixes of the library's identifiers for mailed codes. */
const MAILED_CODES = ['sign-in-otp-', 'forget-password-otp-', 'email-verification-otp-']
const PRODUCT = 'Himaya'

/** Calls that require the second factor, or come after it. */
const KNOWS_SECOND_FACTOR = /^\/(sign-in\/email|change-password|two-factor\/[a-z-]+)$/

/**
 * Configures the authentication library. Only staff get sessions; signing in creates no account; no external
 * requests except to the OpenID provider, with `withProvider`.
 */
export function configureAuth(app: App, { withProvider }: { withProvider: boolean }) {
  const { env, log, crypto } = app
  const overTls = isOverTls(env)
  return betterAuth({
    appName: PRODUCT,
    ...(env.PUBLIC_ORIGIN ? { baseURL: env.PUBLIC_ORIGIN } : {}),
    basePath: '/api/auth',
    secrets: crypto.fingerprints('authentication', 'secret').map(versioned),
    database: accountStore(app.db),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      revokeSessionsOnPasswordReset: true,
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_SECONDS - REFRESH_AT_SECONDS_LEFT,
      freshAge: SESSION_SECONDS,
    },
    account: { encryptOAuthTokens: true },
    verification: {
      storeIdentifier: {
        default: 'plain',
        overrides: Object.fromEntries(
          MAILED_CODES.map((name) => [name, { hash: async (own) => codeIdentifier(app, own) }]),
        ),
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, context) => {
            await refuseUnlessStaff(app, userId, context?.path ?? '')
          },
          after: async ({ token }, context) => {
            if (context) await endSessionBefore(context, token)
          },
        },
      },
    },
    plugins: [
      bearer({ requireSignature: true }),
      emailOTP({
        disableSignUp: true,
        otpLength: CODE_DIGITS,
        expiresIn: CODE_SECONDS,
        allowedAttempts: CODE_TRIES,
        storeOTP: { hash: async (code) => crypto.fingerprint('verifications.value', code) },
        // Sent in the background; failures are not revealed.
        sendVerificationOTP: ({ email, otp, type }) =>
          sendCode(app.mail, {
            to: email,
            code: otp,
            purpose: type,
            minutes: CODE_SECONDS / 60,
          }).catch((err) => log.error({ err }, 'a sign-in mail was not sent')),
      }),
      twoFactor({
        issuer: PRODUCT,
        backupCodeOptions: {
          storeBackupCodes: 'encrypted',
          customBackupCodesGenerate: newBackupCodes,
        },
      }),
      ...(withProvider ? [openIdProvider(app)] : []),
    ],
    advanced: {
      // Disabled in favour of __Host-, which is stricter than the library's __Secure-: no other host can set
      // or read the cookie.
      useSecureCookies: false,
      cookiePrefix: overTls ? '__Host-himaya' : 'himaya',
      defaultCookieAttributes: { secure: overTls, httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: newId },
      ipAddress: { disableIpTracking: true },
      // Required so that responses do not wait for mail, whose duration would reveal accounts.
      backgroundTasks: {
        handler: (work) =>
          void work.catch((err) => log.error({ err }, 'a task of the sign-in failed')),
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Otherwise errors are written to the console with query parameters.
    onAPIError: { throw: true },
  } satisfies BetterAuthOptions)
}

/**
 * Runs before any session is created. An account with a second factor must use a call that requires it, or a
 * provider that claims several factors. If a second factor is mandatory, this applies to every provider
 * sign-in.
 */
async function refuseUnlessStaff(app: App, userId: string, path: string): Promise<void> {
  const access = await findAccess(app.db, userId)
  if (!access?.staff) throw new APIError('FORBIDDEN', { code: 'NOT_STAFF' })
  const said = providerFactors()
  const isAsked = access.secondFactor || (said !== null && app.env.STAFF_REQUIRE_TOTP)
  if (isAsked && said !== 'several' && !KNOWS_SECOND_FACTOR.test(path)) {
    throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_REQUIRED' })
  }
}

/** A browser has one session: signing in ends the previous one. */
async function endSessionBefore(
  { context, getSignedCookie }: GenericEndpointContext,
  token: string,
): Promise<void> {
  const before = await getSignedCookie(context.authCookies.sessionToken.name, context.secret)
  if (before && before !== token) await context.internalAdapter.deleteSession(before)
}

/** A stable version number per secret for key rotation. */
function versioned(value: string) {
  const version = createHash('sha256').update(value).digest().readUInt32BE(0)
  return { version, value }
}
