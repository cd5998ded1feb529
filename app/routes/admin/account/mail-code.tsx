import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { callAuth, textOf } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { CodeField } from '#app/features/staff-access/sign-in/field.tsx'
import { LoginLayout } from '#app/features/staff-access/sign-in/login-layout.tsx'
import { RequestCodeForm } from '#app/features/staff-access/sign-in/request-code-form.tsx'
import { problemOf, signInOutcome } from '#app/features/staff-access/sign-in/sign-in-outcome.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { NEXT, ownPath, STAFF_PATHS, withNext } from '#app/features/staff-access/staff-paths.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { STAFF_HEADERS } from '#app/platform/http/representation/cache-control.server.ts'
import { sendsMail } from '#app/platform/mail/mail.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import type { Route } from './+types/mail-code'

export const meta = () => staffMeta(staffAccess.mailCode.title)

export const headers = () => STAFF_HEADERS

export function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(appContext)
  return { next: ownPath(url.searchParams.get(NEXT)), isMailed: sendsMail(env) }
}

/** First the address, then the code on the same page. Does not reveal whether an account exists. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const email = textOf(form, 'email').trim()
  if (!form.has('code')) {
    const fields = { email, type: 'sign-in' }
    const { ok, status, body, cookies } = await callAuth(
      { request, context },
      '/email-otp/send-verification-otp',
      fields,
    )
    return data(
      { email, asked: ok, problem: ok ? null : problemOf(body.code) },
      { status, headers: [...cookies, ...Object.entries(STAFF_HEADERS)] },
    )
  }
  const answer = await callAuth({ request, context }, '/sign-in/email-otp', {
    email,
    otp: textOf(form, 'code').replace(/\s/g, ''),
  })
  const headers = [...answer.cookies, ...Object.entries(STAFF_HEADERS)]
  const outcome = signInOutcome(answer)
  if (outcome.kind === 'signed-in') {
    return redirect(ownPath(url.searchParams.get(NEXT)), { headers })
  }
  const problem = outcome.kind === 'refused' ? outcome.problem : 'second-factor-required'
  return data({ email, asked: true, problem }, { status: answer.ok ? 500 : answer.status, headers })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submitKeepingDraft(args, (form) => ({
    email: String(form.get('email')),
    asked: form.has('code'),
  }))

export default function MailCode({ loaderData, actionData }: Route.ComponentProps) {
  const { next, isMailed } = loaderData
  const { mailCode: t, recover, problems } = staffAccess
  const sending = useNavigation().formMethod === 'POST'
  const fate = isMailed ? recover.mailed : recover.kept
  const asked = actionData?.asked ?? false
  const problem = actionData?.problem
  return (
    <LoginLayout
      title={t.title}
      subtitle={fate.subtitle}
      problem={problem && !sending ? problems[problem] : undefined}
    >
      {asked && !problem && (
        <Alert tone="info" announce>
          <p>{fate.sent}</p>
        </Alert>
      )}
      {asked && (
        <Form method="post" replace className="grid gap-5">
          <input type="hidden" name="email" value={actionData?.email} />
          <CodeField label={recover.code} />
          <Button type="submit" disabled={sending}>
            {sending ? t.submitting : t.submit}
          </Button>
        </Form>
      )}
      <RequestCodeForm asked={asked} email={actionData?.email} sending={sending} />
      <Link
        to={withNext(STAFF_PATHS.login, next)}
        className="inline-flex min-h-11 items-center text-sm text-brand"
      >
        {recover.back}
      </Link>
    </LoginLayout>
  )
}
