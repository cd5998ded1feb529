import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { callAuth, textOf } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { passwordRefusal } from '#app/features/staff-access/passwords/password-refusal.ts'
import { CodeField, Field } from '#app/features/staff-access/sign-in/field.tsx'
import { LoginLayout } from '#app/features/staff-access/sign-in/login-layout.tsx'
import { RequestCodeForm } from '#app/features/staff-access/sign-in/request-code-form.tsx'
import { problemOf } from '#app/features/staff-access/sign-in/sign-in-outcome.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { STAFF_PATHS } from '#app/features/staff-access/staff-paths.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { STAFF_HEADERS } from '#app/platform/http/representation/cache-control.server.ts'
import { sendsMail } from '#app/platform/mail/mail.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import type { Route } from './+types/recover'

export const meta = () => staffMeta(staffAccess.recover.title)

export const headers = () => STAFF_HEADERS

export function loader({ context }: Route.LoaderArgs) {
  return { isMailed: sendsMail(context.get(appContext).env) }
}

/** First the address, then code and new password on the same page: no link that could leak from a mail. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const email = textOf(form, 'email').trim()
  const changing = form.has('code')
  const answer = changing
    ? await callAuth(args, '/email-otp/reset-password', {
        email,
        otp: textOf(form, 'code').replace(/\s/g, ''),
        password: textOf(form, 'password'),
      })
    : await callAuth(args, '/email-otp/request-password-reset', { email })
  if (changing && answer.ok) {
    return redirect(`${STAFF_PATHS.login}?recovered`, { headers: STAFF_HEADERS })
  }
  const { code } = answer.body
  return data(
    {
      email,
      asked: changing || answer.ok,
      passwordProblem: passwordRefusal(code),
      problem: answer.ok || passwordRefusal(code) ? null : problemOf(code),
    },
    { status: answer.status, headers: [...answer.cookies, ...Object.entries(STAFF_HEADERS)] },
  )
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submitKeepingDraft(args, (form) => ({
    email: String(form.get('email')),
    asked: form.has('code'),
    passwordProblem: null,
  }))

export default function Recover({ loaderData, actionData }: Route.ComponentProps) {
  const { recover: t, problems, passwordProblems } = staffAccess
  const fate = loaderData.isMailed ? t.mailed : t.kept
  const sending = useNavigation().formMethod === 'POST'
  const problem = actionData?.problem
  const refused = actionData?.passwordProblem
  const asked = actionData?.asked ?? false
  return (
    <LoginLayout
      title={t.title}
      subtitle={fate.subtitle}
      problem={problem && !sending ? problems[problem] : undefined}
    >
      {asked && !problem && !refused && (
        <Alert tone="info" announce>
          <p>{fate.sent}</p>
        </Alert>
      )}
      {asked && (
        <Form method="post" replace className="grid gap-5">
          <input type="hidden" name="email" value={actionData?.email} />
          <CodeField label={t.code} />
          <Field
            label={t.newPassword}
            hint={t.hint}
            problem={refused ? passwordProblems[refused] : undefined}
            name="password"
            type="password"
            required
            autoComplete="new-password"
          />
          <Button type="submit" disabled={sending}>
            {sending ? t.submitting : t.submit}
          </Button>
        </Form>
      )}
      <RequestCodeForm asked={asked} email={actionData?.email} sending={sending} />
      <Link to={STAFF_PATHS.login} className="inline-flex min-h-11 items-center text-sm text-brand">
        {t.back}
      </Link>
    </LoginLayout>
  )
}
