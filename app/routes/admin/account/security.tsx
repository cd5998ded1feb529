import { Fragment } from 'react'
import { data, Form, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { endSession } from '#app/features/staff-access/accounts/accounts.db.server.ts'
import { callAuth, textOf } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import {
  requireAccount,
  sessionContext,
} from '#app/features/staff-access/layout/require-staff.server.ts'
import { useSuccess, withSuccess } from '#app/features/staff-access/layout/success-message.tsx'
import { passwordRefusal } from '#app/features/staff-access/passwords/password-refusal.ts'
import { accountCall, intentOf } from '#app/features/staff-access/security/account-calls.server.ts'
import { AccountChangeMessage } from '#app/features/staff-access/security/account-change-message.tsx'
import { AuthenticatorCard } from '#app/features/staff-access/security/authenticator-card.tsx'
import { ownSessions } from '#app/features/staff-access/security/own-sessions.server.ts'
import { qrCodeOf } from '#app/features/staff-access/security/qr-code.server.ts'
import { SessionsCard } from '#app/features/staff-access/security/sessions-card.tsx'
import { totpSetup } from '#app/features/staff-access/security/totp-setup.ts'
import { CurrentPassword, Field } from '#app/features/staff-access/sign-in/field.tsx'
import { problemOf } from '#app/features/staff-access/sign-in/sign-in-outcome.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { STAFF_PATHS } from '#app/features/staff-access/staff-paths.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { useAnswerFocus } from '#app/ui/staff/use-answer-focus.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'
import type { Route } from './+types/security'

export const middleware = requireAccount

export const meta = () => staffMeta(staffAccess.security.title)

export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const app = context.get(appContext)
  return {
    email: session.user.email,
    sessions: await ownSessions(app, session),
    secondFactor: session.secondFactor,
    required: app.env.STAFF_REQUIRE_TOTP,
  }
}

/** Reloads after a rejection too, because another tab may have changed the state. Not during an outage. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== 503

const NOTHING_DONE = { setup: null, freshCodes: [], deed: null, passwordProblem: null } as const

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const intent = intentOf(form)
  if (!intent) throw data(null, { status: 400 })
  const { path, fields } = accountCall(intent, form)
  let answer = await callAuth(args, path, fields)
  if (answer.ok && intent === 'everywhere') answer = await callAuth(args, '/revoke-sessions', {})
  const { ok, status, body, cookies: headers } = answer
  if (ok && intent === 'everywhere') {
    return redirect(`${STAFF_PATHS.login}?signed-out`, { headers })
  }
  if (ok && intent === 'end') {
    const { user } = args.context.get(sessionContext)
    const { db } = args.context.get(appContext)
    const isEnded = await endSession(db, user.id, textOf(form, 'session'))
    if (!isEnded)
      return data(
        { ...NOTHING_DONE, problem: 'no-session-ended' as const },
        { status: 409, headers },
      )
  }
  if (ok && (intent === 'verify' || intent === 'disable' || intent === 'end')) {
    return redirect(withSuccess(STAFF_PATHS.security, intent), { headers })
  }
  const codes = Array.isArray(body.backupCodes) ? body.backupCodes.map(String) : []
  const passwordProblem = passwordRefusal(body.code)
  // The offered setup stays on the screen after a wrong first code.
  const setup =
    intent === 'verify'
      ? totpSetup(textOf(form, 'uri'), textOf(form, 'codes').split(' '))
      : totpSetup(body.totpURI, codes)
  return data(
    {
      setup: setup && { ...setup, qrCode: qrCodeOf(setup.uri) },
      freshCodes: intent === 'new-codes' ? codes : [],
      deed: ok ? intent : null,
      passwordProblem,
      problem: ok || passwordProblem ? null : problemOf(body.code),
    },
    { status, headers },
  )
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submitKeepingDraft(args, () => NOTHING_DONE)

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { security: t, problems, passwordProblems } = staffAccess
  const { email, sessions, secondFactor, required } = loaderData
  const missing = required && !secondFactor
  const refused = actionData?.passwordProblem
  const freshCodes = actionData?.freshCodes ?? []
  const addressed = useSuccess()
  const deed = actionData ? actionData.deed : addressed
  useAnswerFocus()
  return (
    <main className="mx-auto grid max-w-2xl gap-6 px-4 py-8">
      <header>
        {!missing && (
          <Link to={STAFF_PATHS.home} className="inline-flex min-h-11 items-center text-brand">
            {t.back}
          </Link>
        )}
        <h1 className="text-2xl">{t.title}</h1>
        <p className="mt-1 text-muted">
          {t.signedInAs} <bdi dir="ltr">{email}</bdi>
        </p>
      </header>
      {missing && (
        <Alert tone="info">
          <p>{t.required}</p>
        </Alert>
      )}
      {actionData?.problem && (
        <Alert tone="danger" announce>
          <p>{problems[actionData.problem]}</p>
        </Alert>
      )}
      {/* Forms are reset after a change, so that no password remains. */}
      <Fragment key={[...sessions.map(({ id }) => id), ...freshCodes].join()}>
        <AuthenticatorCard
          deed={deed}
          on={secondFactor}
          optional={!required}
          setup={secondFactor ? null : (actionData?.setup ?? null)}
          freshCodes={freshCodes}
        />
        <Card className="grid gap-4">
          <h2 className="text-lg">{t.password.title}</h2>
          <AccountChangeMessage deed={deed} of={['password']} />
          <Form method="post" replace className="grid gap-4">
            <CurrentPassword label={t.password.current} name="current" />
            <Field
              label={t.password.next}
              problem={refused ? passwordProblems[refused] : undefined}
              name="next"
              type="password"
              required
              autoComplete="new-password"
            />
            <Button type="submit" name="intent" value="password">
              {t.password.submit}
            </Button>
          </Form>
        </Card>
        <SessionsCard deed={deed} sessions={sessions} />
      </Fragment>
    </main>
  )
}
