import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { hasStaff } from '#app/features/staff-access/accounts/accounts.db.server.ts'
import { callAuth, textOf } from '#app/features/staff-access/auth/ask-auth.server.ts'
import { currentSession } from '#app/features/staff-access/auth/current-session.server.ts'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { Field } from '#app/features/staff-access/sign-in/field.tsx'
import { LoginLayout } from '#app/features/staff-access/sign-in/login-layout.tsx'
import { problemOf, signInOutcome } from '#app/features/staff-access/sign-in/sign-in-outcome.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import {
  FAILURE,
  NEXT,
  ownPath,
  STAFF_PATHS,
  withNext,
} from '#app/features/staff-access/staff-paths.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { STAFF_HEADERS } from '#app/platform/http/representation/cache-control.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import type { Route } from './+types/login'

const NOTICES = ['recovered', 'signed-out'] as const

export const meta = () => staffMeta(staffAccess.login.title)

export const headers = () => STAFF_HEADERS

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { searchParams } = url
  const next = ownPath(searchParams.get(NEXT))
  const session = await currentSession(app, request.headers).catch(() => null)
  if (session?.token) throw redirect(next)
  const failure = searchParams.get(FAILURE)
  return {
    next,
    notice: NOTICES.find((name) => searchParams.has(name)) ?? null,
    failure: failure === null ? null : problemOf(failure),
    provider: app.env.OIDC_ISSUER !== undefined,
    nobodyIsStaff: !(await hasStaff(app.db).catch(() => true)),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const next = ownPath(url.searchParams.get(NEXT))
  const form = await readForm(request)
  const email = textOf(form, 'email').trim()
  const password = textOf(form, 'password')
  const answer = await callAuth({ request, context }, '/sign-in/email', { email, password })
  const headers = [...answer.cookies, ...Object.entries(STAFF_HEADERS)]
  const outcome = signInOutcome(answer)
  if (outcome.kind === 'signed-in') return redirect(next, { headers })
  if (outcome.kind === 'second-factor') {
    return redirect(withNext(STAFF_PATHS.secondFactor, next), { headers })
  }
  return data(
    { email, problem: outcome.problem },
    { status: answer.ok ? 500 : answer.status, headers },
  )
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submitKeepingDraft(args, (form) => ({ email: String(form.get('email')) }))

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { login: t, problems } = staffAccess
  const submitting = useNavigation().formMethod === 'POST'
  const { next, notice, failure, provider, nobodyIsStaff } = loaderData
  const problem = actionData?.problem ?? failure
  return (
    <LoginLayout
      title={t.title}
      subtitle={t.subtitle}
      problem={problem && !submitting ? problems[problem] : undefined}
    >
      {notice && !problem && (
        <Alert tone="info" announce>
          <p>{notice === 'recovered' ? t.recovered : t.signedOut}</p>
        </Alert>
      )}
      {nobodyIsStaff && (
        <Alert tone="info">
          <p>{t.nobody}</p>
        </Alert>
      )}
      <Form method="post" action={withNext(STAFF_PATHS.login, next)} replace className="grid gap-5">
        <Field
          label={t.email}
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={actionData?.email}
        />
        <Field
          label={t.password}
          name="password"
          type="password"
          required
          autoComplete="current-password"
        />
        <Button type="submit" disabled={submitting} className="w-full">
          {submitting ? t.submitting : t.submit}
        </Button>
      </Form>
      {provider && (
        <ButtonLink look="quiet" to={withNext(STAFF_PATHS.provider, next)} reloadDocument>
          {t.provider}
        </ButtonLink>
      )}
      <p className="flex flex-wrap justify-between gap-x-6 text-sm">
        <Link to={STAFF_PATHS.recover} className="inline-flex min-h-11 items-center text-brand">
          {t.recover}
        </Link>
        <Link
          to={withNext(STAFF_PATHS.mailCode, next)}
          className="inline-flex min-h-11 items-center text-brand"
        >
          {t.mailCode}
        </Link>
        <Link reloadDocument to="/" className="inline-flex min-h-11 items-center text-brand">
          {t.home}
        </Link>
      </p>
    </LoginLayout>
  )
}
